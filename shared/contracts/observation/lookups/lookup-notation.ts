// How the lookup tables are written (KDV tables of the service): elements in the order in which it answers them.

/** Id, name in Norwegian, name in English, and what the element means where the service says so. */
export type LookupElement = readonly [id: number, nb: string, en: string, description?: string];

export interface LookupTable {
  readonly elements: readonly LookupElement[];
  /** Ids of later versions: taken in and given their texts, but not listed. */
  readonly laterElements?: readonly LookupElement[];
  /** Whether the whole table is younger than version 3.2. */
  readonly isLater?: true;
}

export type LookupTables = { readonly [table: string]: LookupTable };
