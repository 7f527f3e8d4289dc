import { EventEmitter } from 'node:events';

type PortMembers = Pick<Electron.MessagePortMain, 'postMessage' | 'start' | 'close'>;

interface PortMessage {
  readonly data: unknown;
  readonly ports: readonly MessagePortMainDouble[];
}

/**
 * A port of the main process. Messages wait until `start()`; they are cloned as Chromium clones them; a port that was
 * handed on can no longer be used here; a close is told to the other end only.
 */
export class MessagePortMainDouble extends EventEmitter implements PortMembers {
  other: MessagePortMainDouble | undefined;
  private isStarted = false;
  private isClosed = false;
  private isHandedOn = false;
  private readonly queue: PortMessage[] = [];

  postMessage(message: unknown, transfer: Electron.MessagePortMain[] = []): void {
    this.demandOwned('postMessage');
    const ports = transfer.map((port) => handOn(port));
    if (ports.includes(this)) throw new Error('Port at index 0 contains the source port');
    const data: unknown = structuredClone(message);
    if (!this.isClosed) this.other?.receive({ data, ports: ports.map((port) => port.arrive()) });
  }

  start(): void {
    this.demandOwned('start');
    if (this.isStarted || this.isClosed) return;
    this.isStarted = true;
    for (const message of this.queue.splice(0)) this.deliver(message);
  }

  close(): void {
    if (this.isClosed) return;
    this.isClosed = true;
    const { other } = this;
    setImmediate(() => other?.endedByOther());
  }

  /** The process that holds this end died, or the page went away. */
  loseHolder(): void {
    this.close();
  }

  /** Takes the port out of this process's hands; what arrives from now on is heard at its new place. */
  takeOver(): this {
    this.demandOwned('transfer');
    this.isHandedOn = true;
    return this;
  }

  /** The port at its new place: another one, so that its former holder has nothing in hand. */
  arrive(): MessagePortMainDouble {
    const arrived = new MessagePortMainDouble();
    arrived.isClosed = this.isClosed;
    arrived.queue.push(...this.queue.splice(0));
    arrived.other = this.other;
    if (this.other) this.other.other = arrived;
    return arrived;
  }

  private receive(message: PortMessage): void {
    if (this.isClosed) return;
    if (this.isStarted) this.deliver(message);
    else this.queue.push(message);
  }

  private deliver(message: PortMessage): void {
    setImmediate(() => {
      if (!this.isClosed) this.emit('message', message);
    });
  }

  private endedByOther(): void {
    if (this.isClosed) return;
    this.isClosed = true;
    this.emit('close');
  }

  private demandOwned(act: string): void {
    if (this.isHandedOn) throw new Error(`${act}: the port was transferred and is neutered`);
  }
}

/** Takes a port from its holder, as a transfer list does. */
export function handOn(port: unknown): MessagePortMainDouble {
  if (!(port instanceof MessagePortMainDouble)) throw new TypeError('Port at index 0 is not a valid port');
  return port.takeOver();
}

type ChannelMembers = { [Name in keyof Electron.MessageChannelMain]: MessagePortMainDouble };

export class MessageChannelMainDouble implements ChannelMembers {
  readonly port1 = new MessagePortMainDouble();
  readonly port2 = new MessagePortMainDouble();

  constructor() {
    this.port1.other = this.port2;
    this.port2.other = this.port1;
  }
}
