import type { MapType } from '../../../contracts/map/types.ts';
import type { RowSource } from '../registry/layer-definition.ts';

/** The subtypes of layers and tables; those without are left out. */
export function subtypeInfos(sources: readonly RowSource[]): MapType<'MapTableSubtypeInfo'>[] {
  return sources.flatMap((source) => {
    const { subtypes } = source;
    if (!subtypes) return [];
    return [
      {
        TableID: source.id,
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
