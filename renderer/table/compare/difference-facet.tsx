import type { Facet } from '../../../shared/tables/facets.ts';
import type { TableQuery } from '../../../shared/tables/table-query.ts';
import { useSpeech } from '../../i18n/text.tsx';
import { CheckboxGroup } from '../../ui/checkbox-group.tsx';
import { findFilter } from '../query/query-edits.ts';

interface DifferenceFacetProps {
  readonly facet: Facet;
  readonly query: TableQuery;
  labelOf(code: string): string;
  onValues(values: readonly (string | null)[]): void;
}

/** Stands for "no value" among the ids of boxes. */
const NONE = '';

/** Differences by kind of change or by column, with counts that follow the other choices. */
export function DifferenceFacet({ facet, query, labelOf, onValues }: DifferenceFacetProps) {
  const { text, formats } = useSpeech();
  const isMember = facet.column === 'member';
  const chosen = findFilter(query, facet.column, 'oneOf')?.values ?? [];
  return (
    <CheckboxGroup
      label={text(isMember ? 'compare.column.member' : 'compare.column.change')}
      value={chosen.map((value) => value ?? NONE)}
      onChange={(ids) => onValues(ids.map((id) => (id === NONE ? null : id)))}
      options={facet.values.map(({ value, count }) => ({
        id: value ?? NONE,
        label: text('compare.facet', {
          name: value === null ? text('compare.wholeRow') : labelOf(value),
          count: formats.number(count, 0),
        }),
      }))}
    />
  );
}
