import type { TypeTable } from '../../../schema/notation.ts';
import { createSchemaView, type FieldView } from '../../../schema/view.ts';
import { observationTypes } from '../types.ts';
import { generalLayout } from './general-layout.ts';
import { generalHelp } from './help/general-help.ts';
import { iceHelp } from './help/ice-help.ts';
import { snowHelp } from './help/snow-help.ts';
import { snowProfileHelp } from './help/snow-profile-help.ts';
import { waterAndSoilHelp } from './help/water-and-soil-help.ts';
import { iceLayout } from './ice-layout.ts';
import type { FieldHelp, LayoutFacts, MemberLayout, Names } from './layout-notation.ts';
import { snowLayout } from './snow-layout.ts';
import { snowProfileLayout } from './snow-profile-layout.ts';
import { waterAndSoilLayout } from './water-and-soil-layout.ts';

/** A member as a form or a card shows it. */
export interface FormField {
  /** Type, unit, limits and lookup table. */
  readonly field: FieldView;
  readonly names: Names;
  readonly layout: LayoutFacts;
  /** What is meant by it, for who asks. */
  readonly help?: Names;
}

export interface FormLayout {
  /** In the order of the screen; empty for a type that is on no screen. */
  fieldsOf(typeName: string): readonly FormField[];
}

type Layouts = { readonly [type: string]: { readonly [member: string]: MemberLayout } };

/** Types, layouts and help put together. Throws where a layout names a member that its type does not have. */
export function createFormLayout(types: TypeTable, layouts: Layouts, help: FieldHelp = {}): FormLayout {
  const schema = createSchemaView(types);
  const known = new Map(
    Object.entries(layouts).map(([type, members]) => [
      type,
      Object.entries(members).flatMap(([name, member]): FormField[] => {
        if (member === 'none') return [];
        const field = schema.fieldsOf(type).find((each) => each.name === name);
        if (!field) throw new Error(`Layout of ${type}: there is no member ${name}`);
        const [nb, en, layout = {}] = member;
        const meant = help[type]?.[name];
        return [{ field, names: [nb, en], layout, ...(meant ? { help: meant } : {}) }];
      }),
    ]),
  );
  return { fieldsOf: (typeName) => known.get(typeName) ?? [] };
}

/** The forms that the app fills in and shows. */
export const formLayout: FormLayout = createFormLayout(
  observationTypes,
  { ...generalLayout, ...snowLayout, ...snowProfileLayout, ...iceLayout, ...waterAndSoilLayout },
  { ...generalHelp, ...snowHelp, ...snowProfileHelp, ...iceHelp, ...waterAndSoilHelp },
);
