/** Where a part tells what happened. The words are English and for developers; users get codes. */
export interface Log {
  info(message: string): void;
  error(message: string, error?: unknown): void;
}
