import type { TableViewActions } from '../../state/table-view-store.ts';
import { type QueryCriterion, withoutCriterion } from '../query/query-criteria.ts';

/** Takes away one of the things that hide rows. The bounds of the map are a switch of the view besides its query. */
export function removePart(actions: TableViewActions, part: QueryCriterion): void {
  if (part.kind === 'bounds') actions.setBoundToMap(false);
  actions.editQuery((query) => withoutCriterion(query, part));
}
