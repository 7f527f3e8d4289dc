/** What somebody waits for, as long work in the background sees it. */
export interface Foreground {
  /** Returns when the requests that are being answered have had their first moments: long work stays out of their way. */
  rest(): Promise<void>;
}
