import type { MapType } from '../../contracts/map/types.ts';

type Scalar =
  | { readonly $xs: 'int'; readonly value: number }
  | { readonly $xs: 'boolean'; readonly value: boolean };

/** Named values; what is not a scalar with its type is text. */
export function propertySet(values: { readonly [key: string]: string | Scalar }): MapType<'PropertySet'> {
  return {
    PropertyArray: Object.entries(values).map(([Key, value]) => ({
      Key,
      Value: typeof value === 'string' ? { $xs: 'string', value } : { ...value },
    })),
  };
}
