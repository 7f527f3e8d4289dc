import type { MapType } from '../contracts/map/types.ts';

const POLICIES = { MergePolicy: 'geoMPTDefaultValue', SplitPolicy: 'geoSPTDuplicate' } as const;

/** A domain of whole numbers that stand for names. */
export function codedDomain(
  name: string,
  fieldType: MapType<'geoFieldType'>,
  names: { readonly [code: string]: string },
): MapType<'CodedValueDomain'> {
  const scalar = fieldType === 'geoFieldTypeSmallInteger' ? 'short' : 'int';
  return {
    $type: 'CodedValueDomain',
    DomainName: name,
    FieldType: fieldType,
    ...POLICIES,
    CodedValues: Object.entries(names).map(([code, Name]) => ({
      Name,
      Code: { $xs: scalar, value: Number(code) },
    })),
  };
}

/** A domain of numbers between two bounds, both included. */
export function rangeDomain(name: string, least: number, greatest: number): MapType<'RangeDomain'> {
  return {
    $type: 'RangeDomain',
    DomainName: name,
    FieldType: 'geoFieldTypeDouble',
    ...POLICIES,
    MaxValue: { $xs: 'double', value: greatest },
    MinValue: { $xs: 'double', value: least },
  };
}
