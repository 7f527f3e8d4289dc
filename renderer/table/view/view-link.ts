// A view as text, `varde:plants?…`: what a link says, what a saved view keeps, what the search box and a drop read.
//
//   search=stat sima                words of the search
//   in.type=K&in.type=PK            one of; an empty value is "empty"
//   not.type=P                      none of
//   range.outputMw=4..              ends included, a missing end is open; dates as 1990-01-31
//   range.outputMw=>1..<10          above 1 and up to, but not 10; said again, another range that will do
//   outside.outputMw=4..10          in none of the ranges
//   contains.name=foss
//   lacks.name=foss                 does not contain
//   empty.headM=true                or false
//   rows=12,7                       only these rows, by key
//   sort=-outputMw,name             minus: largest first
//   selected=12,7                   selected rows, by key
//   bounds=4.5,58,31.2,71.3         only rows inside: west, south, east, north in degrees, WGS 84
//   map=4.5,58,31.2,71.3            where the map looks
//   group=county
//   groups=count                    groups with most rows first
//   columns=name,type,outputMw
//   computed.calc.1=number;Hours;[productionGwh]*1000/[outputMw]   kind, name and expression of a computed column

import { failure, type Result, success } from '../../../shared/base/result.ts';
import type { ColumnDescription } from '../../../shared/contracts/energy/columns.ts';
import { TABLE_REGISTERS, type TableRegister } from '../../../shared/contracts/energy/registers.ts';
import { COMPUTED_ID, COMPUTED_KINDS, type ComputedColumn } from '../../../shared/tables/computed-column.ts';
import type {
  ColumnFilter,
  LonLatBounds,
  SortKey,
  TableQuery,
  ValueRange,
} from '../../../shared/tables/table-query.ts';
import { dayText, parseDay } from './day-text.ts';
import type { TableView } from './table-view.ts';

const SCHEME = 'varde:';
const COMPUTED = 'computed.';
const COMPUTED_PART = /^(?<kind>[a-z]+);(?<title>[^;]*);(?<expression>.+)$/su;
const RANGE = /^(?<isAbove>>?)(?<least>.*?)\.\.(?<isBelow><?)(?<most>.*)$/;

export type ViewLinkProblem = 'not-a-link' | 'unknown-register';

export interface ReadView {
  readonly view: TableView;
  /** Parts that this version does not understand; the rest of the view stands. */
  readonly ignored: readonly string[];
}

export interface ReadViewLink extends ReadView {
  readonly register: TableRegister;
}

type Columns = readonly ColumnDescription[];

export function writeViewLink(register: TableRegister, view: TableView, columns: Columns): string {
  return `${SCHEME}${register}?${writeView(view, columns)}`;
}

/** Reads a whole link. `columnsOf` gives the columns of the register that it names. */
export function parseViewLink(
  text: string,
  columnsOf: (register: TableRegister) => Columns,
): Result<ReadViewLink, ViewLinkProblem> {
  const trimmed = text.trim();
  if (!trimmed.toLowerCase().startsWith(SCHEME)) return failure('not-a-link');
  const [name = '', ...rest] = trimmed.slice(SCHEME.length).replace(/^\/+/, '').split('?');
  const register = TABLE_REGISTERS.find((known) => known === name.replace(/\/$/, '').toLowerCase());
  if (!register) return failure('unknown-register');
  return success({ register, ...readView(rest.join('?'), columnsOf(register)) });
}

/** The text behind the question mark. */
export function writeView(view: TableView, columns: Columns): string {
  const { query } = view;
  const parts = new URLSearchParams();
  if (query.search) parts.append('search', query.search);
  for (const filter of query.filters) writeFilter(parts, filter, columns);
  if (query.keys) parts.append('rows', keyList(query.keys));
  if (query.sort.length > 0) {
    parts.append('sort', query.sort.map((key) => (key.isDescending ? '-' : '') + key.column).join(','));
  }
  if (view.selectedKeys.length > 0) parts.append('selected', keyList(view.selectedKeys));
  if (query.bounds) parts.append('bounds', query.bounds.join(','));
  if (view.mapBounds) parts.append('map', view.mapBounds.join(','));
  if (query.groupBy !== undefined) parts.append('group', query.groupBy);
  if (query.groupOrder !== undefined) parts.append('groups', query.groupOrder);
  if (view.columns.length > 0) parts.append('columns', view.columns.join(','));
  for (const { id, kind, name, expression } of view.computed)
    parts.append(`${COMPUTED}${id}`, [kind, encodeURIComponent(name), expression].join(';'));
  // A comma need not be escaped, and lists of names read better with it.
  return parts.toString().replaceAll('%2C', ',');
}

/** Reads the text behind the question mark. A link is input from outside: what it does not know, it leaves out. */
export function readView(text: string, columns: Columns): ReadView {
  const parts = [...new URLSearchParams(text)];
  const computed = parts.flatMap(([name, value]) => readComputed(name, value) ?? []);
  const reader = new ViewReader([...columns, ...computed], computed);
  for (const [name, value] of parts) {
    const isComputed = computed.some(({ id }) => name === `${COMPUTED}${id}`);
    if (!isComputed && !reader.read(name, value)) reader.ignored.push(`${name}=${value}`);
  }
  return { view: reader.view(), ignored: reader.ignored };
}

function readComputed(name: string, value: string): ComputedColumn | undefined {
  const id = name.startsWith(COMPUTED) ? name.slice(COMPUTED.length) : '';
  const { kind, title, expression } = COMPUTED_PART.exec(value)?.groups ?? {};
  const known = COMPUTED_KINDS.find((each) => each === kind);
  if (!id.startsWith(COMPUTED_ID) || !known || !title || !expression) return undefined;
  const [said] = readKeys(title) ?? [];
  return said === undefined ? undefined : { id, kind: known, name: said, expression };
}

/** A key may hold a comma itself. */
function keyList(keys: readonly string[]): string {
  return keys.map(encodeURIComponent).join(',');
}

function writeFilter(parts: URLSearchParams, filter: ColumnFilter, columns: Columns): void {
  switch (filter.kind) {
    case 'contains':
      parts.append(`${filter.isExcluded ? 'lacks' : 'contains'}.${filter.column}`, filter.text);
      break;
    case 'empty':
      parts.append(`empty.${filter.column}`, String(filter.isEmpty));
      break;
    case 'oneOf':
      for (const value of filter.values)
        parts.append(`${filter.isExcluded ? 'not' : 'in'}.${filter.column}`, value ?? '');
      break;
    case 'range': {
      const isDate = columns.some((column) => column.id === filter.column && column.kind === 'date');
      const end = (value: number | undefined) =>
        value === undefined ? '' : isDate ? dayText(value) : String(value);
      for (const { least, above, most, below } of filter.ranges) {
        const last = below === undefined ? end(most) : `<${end(below)}`;
        const first = above === undefined ? end(least) : `>${end(above)}`;
        parts.append(`${filter.isExcluded ? 'outside' : 'range'}.${filter.column}`, `${first}..${last}`);
      }
    }
  }
}

class ViewReader {
  readonly ignored: string[] = [];
  readonly #byId: ReadonlyMap<string, ColumnDescription>;
  readonly #computed: readonly ComputedColumn[];
  readonly #filters: ColumnFilter[] = [];
  #search = '';
  #keys: readonly string[] | undefined;
  #sort: readonly SortKey[] = [];
  #selectedKeys: readonly string[] = [];
  #bounds: LonLatBounds | undefined;
  #mapBounds: LonLatBounds | undefined;
  #groupBy: string | undefined;
  #groupOrder: TableQuery['groupOrder'];
  #columns: readonly string[] = [];

  constructor(columns: Columns, computed: readonly ComputedColumn[]) {
    this.#computed = computed;
    this.#byId = new Map(columns.map((column) => [column.id, column]));
  }

  view(): TableView {
    const query: TableQuery = {
      search: this.#search,
      filters: this.#filters,
      sort: this.#sort,
      ...(this.#keys && { keys: this.#keys }),
      ...(this.#bounds && { bounds: this.#bounds }),
      ...(this.#groupBy !== undefined && { groupBy: this.#groupBy }),
      ...(this.#groupOrder !== undefined && { groupOrder: this.#groupOrder }),
    };
    return {
      query,
      columns: this.#columns,
      computed: this.#computed,
      selectedKeys: this.#selectedKeys,
      ...(this.#mapBounds && { mapBounds: this.#mapBounds }),
    };
  }

  /** Takes one part; false when it says nothing that can be understood. */
  read(name: string, value: string): boolean {
    switch (name) {
      case 'search':
        this.#search = value;
        return true;
      case 'rows':
        this.#keys = readKeys(value);
        return this.#keys !== undefined;
      case 'selected':
        this.#selectedKeys = readKeys(value) ?? [];
        return this.#selectedKeys.length > 0;
      case 'sort':
        return this.#readSort(value);
      case 'bounds':
        this.#bounds = readBounds(value);
        return this.#bounds !== undefined;
      case 'map':
        this.#mapBounds = readBounds(value);
        return this.#mapBounds !== undefined;
      case 'group':
        if (this.#byId.has(value)) this.#groupBy = value;
        return this.#byId.has(value);
      case 'groups':
        if (value === 'count') this.#groupOrder = value;
        return value === 'count';
      case 'columns':
        this.#columns = [...new Set(value.split(',').filter((id) => this.#byId.has(id)))];
        return this.#columns.length > 0;
      default:
        return this.#readFilter(name, value);
    }
  }

  #readSort(value: string): boolean {
    const keys = value.split(',').map((part): SortKey => {
      const isDescending = part.startsWith('-');
      return { column: isDescending ? part.slice(1) : part, isDescending };
    });
    this.#sort = keys.filter(
      (key, index) =>
        this.#byId.has(key.column) && keys.findIndex((other) => other.column === key.column) === index,
    );
    return this.#sort.length > 0;
  }

  #readFilter(name: string, value: string): boolean {
    const dot = name.indexOf('.');
    const column = this.#byId.get(name.slice(dot + 1));
    if (dot < 0 || !column) return false;
    switch (name.slice(0, dot)) {
      case 'in':
        return this.#addValue(column.id, value === '' ? null : value);
      case 'not':
        return this.#addValue(column.id, value === '' ? null : value, true);
      case 'contains':
        return this.#addText(column.id, value);
      case 'lacks':
        return this.#addText(column.id, value, true);
      case 'empty':
        if (value !== 'true' && value !== 'false') return false;
        return this.#put({ column: column.id, kind: 'empty', isEmpty: value === 'true' });
      case 'range':
        return this.#readRange(column, value);
      case 'outside':
        return this.#readRange(column, value, true);
      default:
        return false;
    }
  }

  /** A column has values or excluded values: what is said first stands. */
  #addValue(column: string, value: string | null, isExcluded = false): boolean {
    const at = this.#filters.findIndex((filter) => filter.kind === 'oneOf' && filter.column === column);
    const known = this.#filters[at];
    if (known?.kind !== 'oneOf')
      return this.#put({ column, kind: 'oneOf', values: [value], ...(isExcluded && { isExcluded }) });
    if ((known.isExcluded === true) !== isExcluded) return false;
    this.#filters[at] = { ...known, values: [...new Set([...known.values, value])] };
    return true;
  }

  #addText(column: string, text: string, isExcluded = false): boolean {
    return text !== '' && this.#put({ column, kind: 'contains', text, ...(isExcluded && { isExcluded }) });
  }

  #readRange(column: ColumnDescription, value: string, isExcluded = false): boolean {
    const ends = RANGE.exec(value)?.groups;
    if (!ends || column.kind === 'text' || column.kind === 'choice' || column.kind === 'boolean')
      return false;
    const least = readEnd(column, ends['least'] ?? '');
    const most = readEnd(column, ends['most'] ?? '');
    if (Number.isNaN(least) || Number.isNaN(most) || (least === undefined && most === undefined))
      return false;
    const range = {
      ...(least !== undefined && (ends['isAbove'] ? { above: least } : { least })),
      ...(most !== undefined && (ends['isBelow'] ? { below: most } : { most })),
    };
    return this.#addRange(column.id, range, isExcluded);
  }

  /** A column has ranges or excluded ranges: what is said first stands. */
  #addRange(column: string, range: ValueRange, isExcluded: boolean): boolean {
    const at = this.#filters.findIndex((filter) => filter.kind === 'range' && filter.column === column);
    const known = this.#filters[at];
    if (known?.kind !== 'range')
      return this.#put({ column, kind: 'range', ranges: [range], ...(isExcluded && { isExcluded }) });
    if ((known.isExcluded === true) !== isExcluded) return false;
    this.#filters[at] = { ...known, ranges: [...known.ranges, range] };
    return true;
  }

  /** At most one filter of each kind per column: the last one said stands. */
  #put(filter: ColumnFilter): boolean {
    const at = this.#filters.findIndex(
      (other) => other.kind === filter.kind && other.column === filter.column,
    );
    if (at < 0) this.#filters.push(filter);
    else this.#filters[at] = filter;
    return true;
  }
}

/** Undefined where a key is not escaped as addresses are. */
function readKeys(value: string): readonly string[] | undefined {
  try {
    return value === '' ? [] : value.split(',').map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

function readBounds(value: string): LonLatBounds | undefined {
  const numbers = value.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  const [west, south, east, north] = numbers;
  if (numbers.length !== 4 || !numbers.every(Number.isFinite)) return undefined;
  if (west === undefined || south === undefined || east === undefined || north === undefined)
    return undefined;
  if (west > east || south > north || Math.abs(south) > 90 || Math.abs(north) > 90) return undefined;
  return [west, south, east, north];
}

/** undefined: an open end. NaN: not a value of the column. */
function readEnd(column: ColumnDescription, text: string): number | undefined {
  if (text === '') return undefined;
  if (column.kind === 'date') return parseDay(text) ?? Number.NaN;
  const value = Number(text);
  return Number.isFinite(value) ? value : Number.NaN;
}
