/** Names for things that have none: unique for ever, without meaning. */
export interface Ids {
  create(): string;
}
