import { SHAPE } from '../../catalog/layer-definition.ts';
import type { FeatureSearch } from '../../geo/geometry/feature-index.ts';
import type { FeatureTable, FeatureValue } from '../../ports/feature-store.ts';
import { type JoinedTables, type JoinPart, qualifiedName } from './join-tables.ts';

/** The rows of a join as a table: columns of every part by their qualified names, ids and shapes of the leftmost. */
export function createJoinedTable({ parts, rowCount }: JoinedTables): FeatureTable {
  const [first] = parts;
  const { table } = first;
  return tableOf(parts, {
    rowCount,
    objectIds: first.rows ? Array.from(first.rows, (row) => table.objectIds[row] ?? 0) : table.objectIds,
    index: first.rows ? searchThrough(table, first.rows) : () => table.index,
  });
}

/** What stays as it is, whatever columns are loaded. */
interface Frame {
  readonly rowCount: number;
  readonly objectIds: readonly number[];
  readonly index: () => FeatureSearch;
}

function tableOf(parts: JoinedTables['parts'], frame: Frame): FeatureTable {
  const { rowCount, objectIds } = frame;
  const columns = new Map<string, readonly FeatureValue[]>();
  const [first] = parts;
  return {
    load: async (fields, rows) => tableOf(await loadParts(parts, fields, rows), frame),
    rowCount,
    objectIds,
    values(field) {
      let column = columns.get(field);
      if (!column) {
        column = columnOf(parts, field);
        columns.set(field, column);
      }
      return column;
    },
    shape: (row) => shapeOf(first, row),
    flatShapes: (wanted) =>
      first.table.flatShapes(first.rows ? wanted.map((row) => first.rows?.[row] ?? -1) : wanted),
    crs: first.table.crs,
    get index() {
      return frame.index();
    },
  };
}

/** The parts with what is wanted of each: fields by their qualified names, shapes of the leftmost. */
async function loadParts(
  [first, ...others]: JoinedTables['parts'],
  fields: readonly string[],
  rows: readonly number[] | undefined,
): Promise<JoinedTables['parts']> {
  const load = async (part: JoinPart, isFirst: boolean): Promise<JoinPart> => {
    const own = part.source.fields.filter(
      ({ name }) =>
        fields.includes(qualifiedName(part.name, name)) ||
        (isFirst && name === SHAPE && fields.includes(SHAPE)),
    );
    const { rows: through } = part;
    const partRows = through && rows ? rows.map((row) => through[row] ?? -1).filter((row) => row >= 0) : rows;
    return {
      ...part,
      table: await part.table.load(
        own.map(({ name }) => name),
        partRows,
      ),
    };
  };
  return [await load(first, true), ...(await Promise.all(others.map((part) => load(part, false))))];
}

function columnOf(parts: readonly JoinPart[], name: string): readonly FeatureValue[] {
  for (const { name: part, source, table, rows } of parts) {
    const field = source.fields.find((each) => qualifiedName(part, each.name) === name);
    if (!field) continue;
    const values = table.values(field.name);
    return rows ? Array.from(rows, (row) => values[row] ?? null) : values;
  }
  return [];
}

function shapeOf({ table, rows }: JoinPart, row: number) {
  return table.shape(rows ? (rows[row] ?? -1) : row);
}

/** The index of a table seen through the rows of a join, in which each of its rows stands once at most. */
function searchThrough(table: FeatureTable, rows: Int32Array): () => FeatureSearch {
  let made: FeatureSearch | undefined;
  return () => {
    made ??= translated(table, rows);
    return made;
  };
}

function translated({ index, rowCount }: FeatureTable, rows: Int32Array): FeatureSearch {
  const joinedRows = new Int32Array(rowCount).fill(-1);
  rows.forEach((row, joined) => {
    joinedRows[row] = joined;
  });
  const translate = (found: readonly number[]) =>
    found.map((row) => joinedRows[row] ?? -1).filter((joined) => joined >= 0);
  return {
    get size() {
      return translate(index.spatialOrder()).length;
    },
    // Perhaps wider: that of all rows of the table.
    bounds: index.bounds,
    search: (box) => translate(index.search(box)),
    visit: (box, see) =>
      index.visit(box, (row, ...sides) => {
        const joined = joinedRows[row] ?? -1;
        if (joined >= 0) see(joined, ...sides);
      }),
    spatialOrder: () => translate(index.spatialOrder()),
  };
}
