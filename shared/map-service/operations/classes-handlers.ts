import { findMap } from '../../catalog/maps.ts';
import type { MapService } from '../../contracts/map/operations.ts';
import { classBreaksRenderer } from '../classes/class-breaks-renderer.ts';
import type { ReadRows } from '../classes/described-rows.ts';
import { uniqueValueRenderer } from '../classes/unique-value-renderer.ts';
import type { MapContext } from '../map-context.ts';
import { describedSource } from '../query/described-source.ts';
import { selectRows } from '../query/select-rows.ts';

/** A renderer from the values of a layer or table, as they stand under its condition. */
export const classesHandlers: Pick<MapService<MapContext>, 'GenerateDataClasses'> = {
  async GenerateDataClasses(input, { catalog, features, clock, createScheduler }) {
    const { MapName, MapTableDescription, DataClassificationDef: definition } = input;
    const map = findMap(catalog, MapName);
    const described = await describedSource(MapTableDescription, map, 'MapTableDescription', features);
    const readRows: ReadRows = async (columns) => {
      const rows = await selectRows({ ...described, map, filter: undefined, clock, createScheduler });
      return { rows, table: await described.table.load(columns, rows) };
    };
    return definition.$type === 'UniqueValuesDef'
      ? uniqueValueRenderer(definition, described.source, readRows)
      : classBreaksRenderer(definition, described.source, readRows);
  },
};
