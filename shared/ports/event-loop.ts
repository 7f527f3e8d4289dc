/** Long work in a process that also answers others: it stops every few milliseconds and lets them go first. */
export interface EventLoop {
  /** Returns when what was waiting has had its turn. */
  yieldToEventLoop(): Promise<void>;
}
