import type { ColumnFilter, TableQuery } from '../../../shared/tables/table-query.ts';
import type { Text } from '../../i18n/create-text.ts';
import { type QueryCriterion, queryCriteria } from '../query/query-criteria.ts';
import { rangesText } from './ranges-text.ts';
import type { RegisterLabels } from './register-labels.ts';

/** Beyond this many values a chip tells their number. */
const MAX_NAMED_VALUES = 2;

/** What hides rows, in one line that a file can carry: each value is named. */
export function filtersText(query: TableQuery, text: Text, labels: RegisterLabels): string {
  const filters = criteriaTexts(query, text, labels);
  return filters.length > 0
    ? text('export.filters', { filters: filters.join(' · ') })
    : text('export.noFilters');
}

/** The same, one by one. */
export function criteriaTexts(query: TableQuery, text: Text, labels: RegisterLabels): readonly string[] {
  return queryCriteria(query).map((part) => criterionText(part, text, labels, Number.POSITIVE_INFINITY));
}

/** What has room on a chip: more would hide the value, which stands last. */
const MAX_CHIP_LETTERS = 42;

/** A part of a query as its chip has room for: where the whole name of the column is too long, by that over the column. */
export function chipText(part: QueryCriterion, text: Text, labels: RegisterLabels): string {
  const whole = criterionText(part, text, labels);
  if (whole.length <= MAX_CHIP_LETTERS) return whole;
  const columnWithUnit = (id: string) => {
    const unit = labels.unit(id);
    return unit ? text('table.column', { label: labels.header(id), unit }) : labels.header(id);
  };
  return criterionText(part, text, { ...labels, column: labels.header, columnWithUnit });
}

/** A part of a query in words, as in files: `Type: Kraftverk, Pumpe`, `Effekt (MW) ≥ 4`. */
export function criterionText(
  part: QueryCriterion,
  text: Text,
  labels: RegisterLabels,
  maxNamedValues = MAX_NAMED_VALUES,
): string {
  switch (part.kind) {
    case 'search':
      return text('table.chip.search', { text: part.text });
    case 'keys':
      return text('table.chip.keys', { count: part.count });
    case 'bounds':
      return text('table.chip.bounds');
    case 'filter':
      return filterText(part.filter, text, labels, maxNamedValues);
  }
}

function filterText(
  filter: ColumnFilter,
  text: Text,
  labels: RegisterLabels,
  maxNamedValues: number,
): string {
  const column = labels.column(filter.column);
  switch (filter.kind) {
    case 'contains':
      return text(filter.isExcluded ? 'table.chip.lacks' : 'table.chip.contains', {
        column,
        text: filter.text,
      });
    case 'empty':
      return text(filter.isEmpty ? 'table.chip.empty' : 'table.chip.present', { column });
    case 'oneOf': {
      const values = filter.values.map((value) => labels.value(filter.column, value));
      const isNamed = values.length <= maxNamedValues;
      const said = isNamed ? values.join(', ') : text('table.chip.several', { count: values.length });
      return text(filter.isExcluded ? 'table.chip.noneOf' : 'table.chip.oneOf', { column, values: said });
    }
    case 'range':
      return rangesText(filter, text, labels);
  }
}
