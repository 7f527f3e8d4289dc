// Names of fields as requests write them outside of filters: in lists, and in the quotes of the language of filters.

/** The parts of a list between its commas, without blanks around them; a comma in quotes or brackets parts nothing. */
export function splitList(list: string): string[] {
  const parts: string[] = [];
  let end = '';
  let part = '';
  for (const character of list) {
    if (end === '' && character === ',') {
      parts.push(part);
      part = '';
      continue;
    }
    if (end !== '') end = character === end ? '' : end;
    else if (character === '"') end = '"';
    else if (character === '[') end = ']';
    part += character;
  }
  return [...parts, part].map((each) => each.trim()).filter((each) => each !== '');
}

const QUOTED = /"((?:[^"]|"")+)"|\[([^\]]+)\]|([^."[\]]+)/y;

/** A name without its quotes or brackets: around all of it, or around the table and the field of a join. */
export function plainFieldName(text: string): string {
  const name = text.trim();
  const parts: string[] = [];
  for (let at = 0; at <= name.length; ) {
    QUOTED.lastIndex = at;
    const [whole, quoted, bracketed, bare] = QUOTED.exec(name) ?? [];
    // What is no name of this form is looked for as it is written.
    if (whole === undefined) return name;
    parts.push(quoted?.replaceAll('""', '"') ?? bracketed ?? bare ?? '');
    at += whole.length;
    if (at === name.length) return parts.join('.');
    if (name[at] !== '.') return name;
    at++;
  }
  return name;
}

/** Names separated by commas, without blanks, quotes and brackets. */
export function splitNames(list: string): string[] {
  return splitList(list).map(plainFieldName);
}
