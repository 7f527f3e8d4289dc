/**
 * One end of a two-way connection that carries structured values (plain objects, arrays, scalars, Uint8Array) in
 * order. Transports make channels; links speak over them.
 */
export interface Channel {
  post(message: unknown): void;
  onMessage(listener: (message: unknown) => void): void;
  /** Called once, also when the other end went away. */
  onClose(listener: () => void): void;
  close(): void;
}
