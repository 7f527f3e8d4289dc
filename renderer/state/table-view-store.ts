import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Json } from '../../shared/base/json.ts';
import { isJsonObject } from '../../shared/base/json.ts';
import type { RegisterId } from '../../shared/contracts/energy/registers.ts';
import { COMPUTED_KINDS, type ComputedColumn } from '../../shared/tables/computed-column.ts';
import { EMPTY_QUERY, type LonLatBounds, type TableQuery } from '../../shared/tables/table-query.ts';

/** How one register is looked at. What the user asked for is not kept over a restart; how columns stand is. */
export interface TableViewState {
  readonly register: RegisterId;
  /** Without `bounds`: these follow the map while `isBoundToMap`, see `askedQuery`. */
  readonly query: TableQuery;
  /** How often a whole view was opened. What a filter changes is the same view. */
  readonly openedViews: number;
  /** Shown columns in order, the first one pinned; undefined = those of the contract. */
  readonly columns: readonly string[] | undefined;
  /** Columns that were made of others, in the order in which they were made. */
  readonly computed: readonly ComputedColumn[];
  readonly widthsPx: { readonly [column: string]: number };
  readonly isCompact: boolean;
  /** "Only rows in the map view". */
  readonly isBoundToMap: boolean;
  readonly mapBounds: LonLatBounds | undefined;
  /** Bounds of a view that was opened and that the map is to show; undefined once the map stands elsewhere. */
  readonly openedMapBounds: LonLatBounds | undefined;
}

export interface TableViewActions {
  /** Shows another view. */
  setQuery(query: TableQuery): void;
  /** Changes the view. */
  editQuery(edit: (query: TableQuery) => TableQuery): void;
  setColumns(columns: readonly string[] | undefined): void;
  /** Adds computed columns, each in place of the one of its id. */
  addComputed(computed: readonly ComputedColumn[]): void;
  /** Takes a computed column away, and everything that names it. */
  removeComputed(id: string): void;
  setWidth(column: string, widthPx: number | undefined): void;
  setCompact(isCompact: boolean): void;
  setBoundToMap(isBoundToMap: boolean): void;
  setMapBounds(bounds: LonLatBounds): void;
  openMapBounds(bounds: LonLatBounds): void;
}

export interface TableViewStore {
  readonly store: StoreApi<TableViewState>;
  readonly actions: TableViewActions;
}

/** The question that goes to the engine: with the map's bounds when rows are bound to them. */
export function askedQuery(state: TableViewState): TableQuery {
  if (!state.isBoundToMap || !state.mapBounds) return state.query;
  return { ...state.query, bounds: state.mapBounds };
}

/** By name in Norwegian order: the registers come in an order of their own, which leaves out hyphens. */
const FIRST_QUERY: TableQuery = { ...EMPTY_QUERY, sort: [{ column: 'name', isDescending: false }] };

/** @param kept what `keptTableView` made at the last start */
export function createTableViewStore(register: RegisterId, kept?: Json): TableViewStore {
  const store = createStore<TableViewState>(() => ({
    register,
    query: FIRST_QUERY,
    openedViews: 0,
    columns: undefined,
    computed: [],
    widthsPx: {},
    isCompact: true,
    isBoundToMap: false,
    mapBounds: undefined,
    openedMapBounds: undefined,
    ...readKept(kept),
  }));
  return {
    store,
    actions: {
      setQuery: (query) => store.setState(({ openedViews }) => ({ query, openedViews: openedViews + 1 })),
      editQuery: (edit) => store.setState(({ query }) => ({ query: edit(query) })),
      setColumns: (columns) => store.setState({ columns }),
      addComputed: (added) =>
        store.setState(({ computed }) => ({
          computed: [
            ...computed.map((known) => added.find(({ id }) => id === known.id) ?? known),
            ...added.filter(({ id }) => !computed.some((known) => known.id === id)),
          ],
        })),
      removeComputed: (id) => store.setState((state) => withoutComputed(state, id)),
      setWidth: (column, widthPx) =>
        store.setState(({ widthsPx: { [column]: _, ...rest } }) => ({
          widthsPx: widthPx === undefined ? rest : { ...rest, [column]: widthPx },
        })),
      setCompact: (isCompact) => store.setState({ isCompact }),
      setBoundToMap: (isBoundToMap) => store.setState({ isBoundToMap }),
      setMapBounds: (mapBounds) => store.setState({ mapBounds, openedMapBounds: undefined }),
      openMapBounds: (bounds) => store.setState({ mapBounds: bounds, openedMapBounds: bounds }),
    },
  };
}

function withoutComputed({ computed, columns, query }: TableViewState, id: string): Partial<TableViewState> {
  const { groupBy, ...rest } = query;
  return {
    computed: computed.filter((column) => column.id !== id),
    columns: columns?.filter((column) => column !== id),
    query: {
      ...rest,
      ...(groupBy !== undefined && groupBy !== id && { groupBy }),
      filters: query.filters.filter(({ column }) => column !== id),
      sort: query.sort.filter(({ column }) => column !== id),
    },
  };
}

/** The part of a view that the settings keep. */
export function keptTableView({ columns, computed, widthsPx, isCompact }: TableViewState): Json {
  return {
    ...(columns && { columns: [...columns] }),
    computed: computed.map((column) => ({ ...column })),
    widthsPx: { ...widthsPx },
    isCompact,
  };
}

function readComputed(kept: Json): ComputedColumn | undefined {
  if (!isJsonObject(kept)) return undefined;
  const { id, name, expression } = kept;
  const kind = COMPUTED_KINDS.find((each) => each === kept['kind']);
  if (typeof id !== 'string' || typeof name !== 'string' || typeof expression !== 'string') return undefined;
  return kind && { id, name, kind, expression };
}

/** Settings are a file that people may edit: what does not fit is left out. */
function readKept(kept: Json | undefined): Partial<TableViewState> {
  if (!isJsonObject(kept)) return {};
  const { columns, computed, widthsPx, isCompact } = kept;
  const names = Array.isArray(columns) ? columns.filter((name) => typeof name === 'string') : [];
  const widths = isJsonObject(widthsPx)
    ? Object.entries(widthsPx).filter((entry): entry is [string, number] => typeof entry[1] === 'number')
    : [];
  return {
    ...(names.length > 0 && { columns: names }),
    computed: Array.isArray(computed) ? computed.flatMap((column) => readComputed(column) ?? []) : [],
    widthsPx: Object.fromEntries(widths),
    ...(typeof isCompact === 'boolean' && { isCompact }),
  };
}
