// Short forms of columns, for the files of the registry.

import type { MapType } from '../contracts/map/types.ts';
import { type FieldDefinition, OBJECT_ID, SHAPE } from './layer-definition.ts';

const LENGTHS = {
  geoFieldTypeSmallInteger: 2,
  geoFieldTypeInteger: 4,
  geoFieldTypeDouble: 8,
  geoFieldTypeDate: 8,
  geoFieldTypeString: 254,
} as const;

function nullable(type: keyof typeof LENGTHS) {
  return (name: string, alias: string, domain?: MapType<'Domain'>): FieldDefinition => ({
    name,
    alias,
    type,
    isNullable: true,
    length: LENGTHS[type],
    ...(domain ? { domain } : {}),
  });
}

export const textField = nullable('geoFieldTypeString');
export const integerField = nullable('geoFieldTypeInteger');
export const smallField = nullable('geoFieldTypeSmallInteger');
export const doubleField = nullable('geoFieldTypeDouble');
export const dateField = nullable('geoFieldTypeDate');

export const objectIdField: FieldDefinition = {
  name: OBJECT_ID,
  alias: 'Object id',
  type: 'geoFieldTypeOID',
  isNullable: false,
  length: 4,
};

export const shapeField: FieldDefinition = {
  name: SHAPE,
  alias: 'Shape',
  type: 'geoFieldTypeGeometry',
  isNullable: true,
  length: 0,
};
