/** Long work in a process that also answers others: it stops every few milliseconds and lets them go first. */
export interface Turns {
  /** Returns when what was waiting has had its turn. */
  giveWay(): Promise<void>;
}
