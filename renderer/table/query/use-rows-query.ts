import { useMemo } from 'react';
import { EMPTY_QUERY, type TableQuery } from '../../../shared/tables/table-query.ts';

/**
 * What of a query decides which rows there are, wherever the map looks: what a map shows. The same object as long as that
 * is the same, so that another sort or grouping of the table draws no map again.
 */
export function useRowsQuery({ search, filters, keys }: TableQuery): TableQuery {
  return useMemo(() => ({ ...EMPTY_QUERY, search, filters, ...(keys && { keys }) }), [search, filters, keys]);
}
