// What a workbook says besides its cells: which sheet is first, the texts that cells share, which styles show days.

import { parseXml } from './parse-xml.ts';

/** Where the first sheet stands that is not hidden, else the first of all; undefined where there is none. */
export function readSheetPath(workbook: Uint8Array, relations: Uint8Array): string | undefined {
  const targets = new Map<string, string>();
  parseXml(relations, {
    open(name, { Id, Type, Target }) {
      if (name === 'Relationship' && Type?.endsWith('/worksheet')) targets.set(Id ?? '', Target ?? '');
    },
  });
  const sheets: { readonly target: string; readonly isShown: boolean }[] = [];
  parseXml(workbook, {
    open(name, attributes) {
      if (name !== 'sheet') return;
      const id = Object.entries(attributes).find(([each]) => each.endsWith(':id'))?.[1];
      const target = targets.get(id ?? '');
      if (target !== undefined) sheets.push({ target, isShown: !attributes['state']?.includes('idden') });
    },
  });
  const target = (sheets.find(({ isShown }) => isShown) ?? sheets[0])?.target;
  if (target === undefined) return undefined;
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

/** Days are counted from 1904 by workbooks that were made on old Macs. */
export function usesDaysFrom1904(workbook: Uint8Array): boolean {
  let isFrom1904 = false;
  parseXml(workbook, {
    open(name, { date1904 }) {
      if (name === 'workbookPr') isFrom1904 = date1904 === '1' || date1904 === 'true';
    },
  });
  return isFrom1904;
}

/** The texts that cells name by number. How they are pronounced (`rPh`) is no part of them. */
export function readSharedTexts(part: Uint8Array | undefined): readonly string[] {
  const texts: string[] = [];
  if (!part) return texts;
  let [text, isText, isPhonetic] = ['', false, false];
  parseXml(part, {
    open(name) {
      if (name === 'si') text = '';
      if (name === 'rPh') isPhonetic = true;
      isText = name === 't' && !isPhonetic;
    },
    text(more) {
      if (isText) text += more;
    },
    close(name) {
      if (name === 'si') texts.push(text);
      if (name === 'rPh') isPhonetic = false;
      isText = false;
    },
  });
  return texts;
}

/** Formats of days that every workbook has (ECMA-376 part 1, 18.8.30); those from 27 on in East Asian ones. */
const DATE_FORMATS: readonly (readonly [first: number, last: number])[] = [
  [14, 17],
  [22, 22],
  [27, 31],
  [36, 36],
  [50, 58],
];

/** Whether the style of a number shows a day. */
export function readDateStyles(part: Uint8Array | undefined): (style: number) => boolean {
  const ownFormats = new Map<number, boolean>();
  const styles: boolean[] = [];
  let isInCells = false;
  if (part) {
    parseXml(part, {
      open(name, { numFmtId, formatCode }) {
        const id = Number(numFmtId);
        if (name === 'numFmt') ownFormats.set(id, showsDays(formatCode ?? ''));
        if (name === 'cellXfs') isInCells = true;
        if (name === 'xf' && isInCells)
          styles.push(ownFormats.get(id) ?? DATE_FORMATS.some(([first, last]) => id >= first && id <= last));
      },
      close(name) {
        if (name === 'cellXfs') isInCells = false;
      },
    });
  }
  return (style) => styles[style] ?? false;
}

/** A format that has a day or a year outside of texts and conditions: `dd.mm.yyyy`, not `0.0 "deg"`. */
function showsDays(formatCode: string): boolean {
  return /[dy]/i.test(formatCode.replaceAll(/"[^"]*"|\[[^\]]*\]|\\./g, ''));
}
