/** Styles that are told often and are few. */
export class StyleTable<Style> {
  readonly list: Style[] = [];
  private readonly known = new Map<string, number>();
  private readonly keyOf: (style: Style) => string;
  /** Most are told many times in a row. */
  private last: Style | undefined;
  private lastIndex = -1;

  constructor(keyOf: (style: Style) => string) {
    this.keyOf = keyOf;
  }

  /** Of an equal style, which is taken in where there is none. */
  indexOf(style: Style): number {
    if (style === this.last) return this.lastIndex;
    const key = this.keyOf(style);
    const index = this.known.get(key) ?? this.list.push(style) - 1;
    this.known.set(key, index);
    this.last = style;
    this.lastIndex = index;
    return index;
  }
}
