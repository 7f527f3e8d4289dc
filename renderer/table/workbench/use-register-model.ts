import { useDeferredValue, useMemo } from 'react';
import type { QueryWants } from '../../../shared/tables/answer-query.ts';
import type { ColumnTable } from '../../../shared/tables/column-table.ts';
import type { LonLatBounds, TableQuery } from '../../../shared/tables/table-query.ts';
import { useSpeech } from '../../i18n/text.tsx';
import type { TableViewActions, TableViewState } from '../../state/table-view-store.ts';
import { useRegisterStatus, useTableView, useTableViewActions } from '../../state/use-stores.ts';
import type { AnswerFeed } from '../engine/answer-feed.ts';
import { type RegisterTable, useIsLoading, useRegisterTable } from '../engine/use-register-table.ts';
import { type TableAnswer, useTableAnswer } from '../engine/use-table-answer.ts';
import { createRegisterLabels, type RegisterLabels } from '../labels/register-labels.ts';
import { isOutdated } from './is-outdated.ts';
import type { RegisterDescription } from './register-description.ts';
import { shownColumns } from './shown-columns.ts';

/** Everything that the parts of a workbench have in common. */
export interface RegisterModel {
  readonly description: RegisterDescription;
  readonly labels: RegisterLabels;
  readonly view: TableViewState;
  readonly actions: TableViewActions;
  /** Filters by a text in all fields; the question goes out before the page draws that it does. */
  search(search: string): void;
  readonly columns: readonly RegisterDescription['columns'][number][];
  /** What is asked: with the bounds of the map when rows are held to it. */
  readonly asked: TableQuery;
  /** Undefined until the register is there. */
  readonly register: RegisterTable | undefined;
  readonly answer: TableAnswer | undefined;
  /** `answer` a moment earlier: see useTableAnswer. */
  readonly news: AnswerFeed<TableAnswer>;
  readonly isStale: boolean;
  /** Whether rows, if any are shown, are those of before: see isOutdated. */
  isOld(shown: ColumnTable | undefined): boolean;
  /** How many rows there are now, shown or not; undefined before anybody knows. */
  readonly rowCount: number | undefined;
  readonly error: unknown;
  /** Row number of a key in the answer's table; -1 when it has none. */
  readonly rowOf: (key: string) => number;
}

/**
 * How a register is looked at, for all that stands around its search box. Letters are drawn at once and what follows from
 * them in pieces, so that neither the next letter nor the answer waits for the whole screen. Anything else is drawn at once.
 */
export function useUnhurriedView(register: RegisterDescription['register']): TableViewState {
  const view = useTableView(register, (state) => state);
  const before = useDeferredValue(view);
  return isOtherSearchAlone(before, view) ? before : view;
}

function isOtherSearchAlone(before: TableViewState, view: TableViewState): boolean {
  return (
    isSameBut('query', before, view) &&
    before.query.search !== view.query.search &&
    isSameBut('search', before.query, view.query)
  );
}

function isSameBut<Value extends object>(name: keyof Value, one: Value, other: Value): boolean {
  const members = Object.keys({ ...one, ...other }).filter((member) => member !== name);
  return members.every((member) => Reflect.get(one, member) === Reflect.get(other, member));
}

/** @param view see `useUnhurriedView` */
export function useRegisterModel(
  description: RegisterDescription,
  view: TableViewState,
  wants: QueryWants,
): RegisterModel {
  const { register: id, columns } = description;
  const { text, formats } = useSpeech();
  const labels = useMemo(
    () => createRegisterLabels(id, columns, text, formats),
    [id, columns, text, formats],
  );
  const actions = useTableViewActions(id);
  const register = useRegisterTable(id);
  const { query, isBoundToMap, mapBounds } = view;
  // Without the switch the map may move as it likes: the question stays the same object.
  const boundsAsked = isBoundToMap ? mapBounds : undefined;
  const boundTo = useMemo(() => binderTo(boundsAsked), [boundsAsked]);
  const asked = boundTo(query);
  const { answer, news, isStale, error, askAhead } = useTableAnswer(register?.engine, asked, wants);
  const isLoading = useIsLoading(id);
  const chosen = view.columns;
  const table = answer?.table;
  return {
    description,
    labels,
    view,
    actions,
    search: (search) =>
      actions.editQuery((before) => {
        const next = { ...before, search };
        askAhead(boundTo(next));
        return next;
      }),
    columns: useMemo(() => shownColumns(columns, chosen), [columns, chosen]),
    asked,
    register,
    answer,
    news,
    isStale,
    isOld: (shown) =>
      isOutdated({ shown, current: register?.table, isLoading, hasFailed: error !== undefined }),
    rowCount: useRegisterStatus(id)?.rows,
    error,
    rowOf: useMemo(() => rowFinder(table), [table]),
  };
}

/** Holds queries to the map; the same query gives the same object, so that it is asked once. */
function binderTo(bounds: LonLatBounds | undefined): (query: TableQuery) => TableQuery {
  const bound = new WeakMap<TableQuery, TableQuery>();
  return (query) => {
    if (!bounds) return query;
    const known = bound.get(query) ?? { ...query, bounds };
    bound.set(query, known);
    return known;
  };
}

/** Keys are looked up often and the map is large: it is made at the first question. */
function rowFinder(table: ColumnTable | undefined): (key: string) => number {
  let rows: Map<string, number> | undefined;
  return (key) => {
    rows ??= new Map(table?.keys.map((known, row) => [known, row]));
    return rows.get(key) ?? -1;
  };
}
