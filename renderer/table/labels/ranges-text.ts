import type { ColumnFilter, ValueRange } from '../../../shared/tables/table-query.ts';
import type { Text } from '../../i18n/create-text.ts';
import type { RegisterLabels } from './register-labels.ts';

/** The ranges of a column in one line: `Effekt (MW) ≥ 4 eller ≤ 1`, `I drift fra 1950 til 1969`. */
export function rangesText(
  { column: id, ranges, isExcluded }: Extract<ColumnFilter, { kind: 'range' }>,
  text: Text,
  labels: RegisterLabels,
): string {
  const isTime = labels.isTime(id);
  const say = isTime ? timeRangeText : amountRangeText;
  const named = labels.columnWithUnit(id);
  const column = isTime ? withoutSince(named, text) : named;
  const [first = {}, ...others] = ranges;
  // The column is said once: of what follows only the ends.
  const said = others.reduce(
    (one, range) => text('table.chip.or', { one, other: say(range, '', id, text, labels).trim() }),
    say(first, isExcluded ? '' : column, id, text, labels).trim(),
  );
  return isExcluded ? text('table.chip.noneOf', { column, values: said }) : said;
}

/** A column that is named `I drift fra` would say it twice, or say it of an end. */
function withoutSince(column: string, text: Text): string {
  const since = text('table.chip.time.from', { column: '', time: '' }).trimEnd();
  return column.endsWith(since) ? column.slice(0, -since.length) : column;
}

function amountRangeText(
  { least, above, most, below }: ValueRange,
  column: string,
  id: string,
  text: Text,
  labels: RegisterLabels,
): string {
  const say = (value: number | undefined) => (value === undefined ? '' : labels.amount(id, value));
  if (above !== undefined) {
    return below === undefined
      ? text('table.chip.above', { column, above: say(above) })
      : text('table.chip.strictlyBetween', { column, above: say(above), below: say(below) });
  }
  if (least !== undefined && least === most) return text('table.chip.exactly', { column, value: say(least) });
  if (least !== undefined && most !== undefined)
    return text('table.chip.between', { column, least: say(least), most: say(most) });
  if (least !== undefined && below !== undefined)
    return text('table.chip.betweenBelow', { column, least: say(least), below: say(below) });
  if (least !== undefined) return text('table.chip.least', { column, least: say(least) });
  if (below !== undefined) return text('table.chip.below', { column, below: say(below) });
  return text('table.chip.most', { column, most: say(most) });
}

/** Days and years are told in words alone: signs of arithmetic do not go with them. */
function timeRangeText(
  range: ValueRange,
  column: string,
  id: string,
  text: Text,
  labels: RegisterLabels,
): string {
  const say = (value: number | undefined) => (value === undefined ? undefined : labels.amount(id, value));
  const sayLast = (value: number | undefined) =>
    value === undefined ? undefined : labels.lastAmount(id, value);
  const [least, below] = [say(range.least), say(range.below)];
  const [above, most] = [sayLast(range.above), sayLast(range.most)];
  if (above !== undefined) {
    return below === undefined
      ? text('table.chip.time.after', { column, time: above })
      : text('table.chip.time.strictlyBetween', { column, above, below });
  }
  if (least !== undefined && (least === most || range.least === range.most))
    return text(isYear(least) ? 'table.chip.time.in' : 'table.chip.time.on', { column, time: least });
  if (least !== undefined && most !== undefined)
    return text('table.chip.time.between', { column, least, most });
  if (least !== undefined && below !== undefined)
    return text('table.chip.time.betweenBelow', { column, least, below });
  if (least !== undefined) return text('table.chip.time.from', { column, time: least });
  if (below !== undefined) return text('table.chip.time.before', { column, time: below });
  return text('table.chip.time.until', { column, time: most });
}

function isYear(said: string): boolean {
  return /^\d+$/.test(said);
}
