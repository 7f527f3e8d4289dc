// What a card says, apart from how it looks: the same content is shown and copied.

export interface CardFact {
  readonly label: string;
  readonly value: string;
  /** Where the value comes from, or how it is to be read. */
  readonly note?: string | undefined;
}

export interface CardGroup {
  readonly id: string;
  readonly title: string;
  readonly facts: readonly CardFact[];
}

export interface CardContent {
  readonly title: string;
  readonly subtitle: string;
  /** The few numbers that are looked for first. */
  readonly figures: readonly CardFact[];
  readonly groups: readonly CardGroup[];
  /** What the data set does not contain, and other warnings. */
  readonly notes: readonly string[];
}

/** The card as plain text, one fact a line. */
export function cardAsText({ title, subtitle, figures, groups, notes }: CardContent): string {
  const line = ({ label, value, note }: CardFact) => `${label}: ${value}${note ? ` (${note})` : ''}`;
  const blocks = [
    [title, subtitle].filter(Boolean).join('\n'),
    figures.map(line).join('\n'),
    ...groups.map((group) => [group.title, ...group.facts.map(line)].join('\n')),
    notes.join('\n'),
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}
