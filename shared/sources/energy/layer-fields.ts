import { codedDomain } from '../../catalog/domains.ts';
import { dateField, doubleField, integerField, smallField, textField } from '../../catalog/fields.ts';
import type { FieldDefinition } from '../../catalog/layer-definition.ts';
import type { FieldTable, RowField } from '../../contracts/energy/columns.ts';
import type { MapType } from '../../contracts/map/types.ts';

type Domains = { readonly [member: string]: MapType<'Domain'> };

const yesNo = codedDomain('YesNo', 'geoFieldTypeSmallInteger', { 0: 'No', 1: 'Yes' });

/** The members of a row that have an alias, as fields of a layer, in the order of the wire. */
export function layerFields(fields: FieldTable, domains: Domains = {}): readonly FieldDefinition[] {
  return Object.entries(fields).flatMap(([member, field]) => {
    const { alias } = field;
    return alias === undefined ? [] : [makeField(field)(member, alias, domains[member])];
  });
}

/** The wire has no type for dates, and the layers none for yes and no: those are 1 and 0. */
function makeField({ type, column }: RowField): typeof textField {
  switch (type.split('|', 1)[0]) {
    case 'int':
      return integerField;
    case 'double':
      return doubleField;
    case 'boolean':
      return (name, alias, domain = yesNo) => smallField(name, alias, domain);
    default:
      return column?.kind === 'date' ? dateField : textField;
  }
}
