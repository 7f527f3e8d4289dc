import type { RowSource } from '../../catalog/layer-definition.ts';
import type { MapType } from '../../contracts/map/types.ts';

interface NumberedSource {
  /** Of the layer or table in a request, whatever stands in its place. */
  readonly id: number;
  readonly source: RowSource;
}

/** The subtypes of layers and tables; those without are left out. */
export function subtypeInfos(sources: readonly NumberedSource[]): MapType<'MapTableSubtypeInfo'>[] {
  return sources.flatMap(({ id, source }) => {
    const { subtypes } = source;
    if (!subtypes) return [];
    return [
      {
        TableID: id,
        SubtypeFieldName: subtypes.field,
        SubtypeInfos: subtypes.kinds.map(({ code, name, domains }) => ({
          SubtypeCode: code,
          SubtypeName: name,
          FieldDomainInfos: source.fields.flatMap(({ name: FieldName, domain }) => {
            const own = domains[FieldName];
            const Domain = own ?? domain;
            return Domain ? [{ FieldName, Domain, IsInherited: own === undefined }] : [];
          }),
        })),
      },
    ];
  });
}
