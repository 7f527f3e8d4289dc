/** The time, so that tests can choose it. */
export interface Clock {
  /** Epoch milliseconds. */
  nowMs(): number;
}
