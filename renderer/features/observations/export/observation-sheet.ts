// Registrations as rows of a table: what all of them have, and what was written in any of their forms.

import { isJsonObject, type Json, type JsonObject } from '../../../../shared/base/json.ts';
import type { BridgeType } from '../../../../shared/contracts/bridge/types.ts';
import type { ColumnKind } from '../../../../shared/contracts/energy/columns.ts';
import { formLayout } from '../../../../shared/contracts/observation/layout/form-layout.ts';
import { nameOf } from '../../../../shared/contracts/observation/lookups/lookup-tables.ts';
import { registrationForms } from '../../../../shared/contracts/observation/registration-forms.ts';
import type { CellValue } from '../../../../shared/tables/column-table.ts';
import type { Text } from '../../../i18n/create-text.ts';
import type { Language } from '../../../i18n/texts.ts';
import type { ExportColumn } from '../../../table/export/export-sheet.ts';
import { municipalityText, regionText } from '../forms/areas-text.ts';
import { formName } from '../forms/form-name.ts';
import { itemsOf } from '../forms/form-values.ts';
import { localOf } from '../forms/local-time.ts';

type ObservationCard = BridgeType<'ObservationCard'>;

const DAY_MS = 86_400_000;

interface SheetColumn {
  readonly id: string;
  readonly kind: ColumnKind;
  readonly decimals?: 0 | 5;
  readonly cellOf: (card: ObservationCard, language: Language) => CellValue;
}

/** In their order. Positions in WGS 84; times by the Norwegian clock, as a day and a time, so that both can be sorted. */
const COLUMNS = [
  { id: 'regId', kind: 'number', decimals: 0, cellOf: ({ row }) => row.regId },
  { id: 'id', kind: 'text', cellOf: ({ row }) => row.registrationId },
  {
    id: 'hazard',
    kind: 'text',
    cellOf: ({ row }, language) => nameOf('GeoHazardKDV', row.hazardId, language === 'nb' ? 1 : 2),
  },
  {
    id: 'day',
    kind: 'date',
    cellOf: ({ row }) => Math.floor(localOf(row.observedAtMs) / DAY_MS) * DAY_MS,
  },
  {
    id: 'clock',
    kind: 'text',
    cellOf: ({ row }) => new Date(localOf(row.observedAtMs)).toISOString().slice(11, 16),
  },
  { id: 'source', kind: 'text', cellOf: ({ row }) => row.source?.targetName ?? null },
  { id: 'observer', kind: 'text', cellOf: ({ row }) => row.nickName },
  { id: 'place', kind: 'text', cellOf: ({ row }) => row.placeName },
  { id: 'municipality', kind: 'text', cellOf: ({ areas }) => municipalityText(areas) },
  { id: 'region', kind: 'text', cellOf: ({ areas }) => regionText(areas) },
  { id: 'latitude', kind: 'number', decimals: 5, cellOf: ({ row }) => row.latitude },
  { id: 'longitude', kind: 'number', decimals: 5, cellOf: ({ row }) => row.longitude },
  {
    id: 'uncertainty',
    kind: 'number',
    decimals: 0,
    cellOf: ({ registration }) => uncertaintyOf(registration),
  },
  {
    id: 'forms',
    kind: 'text',
    cellOf: ({ row }, language) => row.formTids.map((tid) => formName(tid, language)).join(', '),
  },
  {
    id: 'written',
    kind: 'text',
    cellOf: ({ registration }) => writtenTexts(registration).join(' · ') || null,
  },
  {
    id: 'pictures',
    kind: 'number',
    decimals: 0,
    cellOf: ({ registration }) => picturesOf(registration).length,
  },
] as const satisfies readonly SheetColumn[];

type ColumnId = (typeof COLUMNS)[number]['id'];
const columns: readonly (SheetColumn & { readonly id: ColumnId })[] = COLUMNS;

export function observationColumns(text: Text): ExportColumn[] {
  return columns.map(({ id, kind, decimals }) => ({
    id,
    kind,
    header: text(`observations.column.${id}`),
    ...(decimals === undefined ? {} : { decimals }),
  }));
}

export function observationValues(card: ObservationCard, language: Language): CellValue[] {
  return columns.map(({ cellOf }) => cellOf(card, language));
}

function uncertaintyOf(registration: Json): number | null {
  const place = isJsonObject(registration) ? registration['ObsLocation'] : undefined;
  const uncertainty = isJsonObject(place) ? place['Uncertainty'] : undefined;
  return typeof uncertainty === 'number' ? uncertainty : null;
}

function picturesOf(registration: Json): readonly Json[] {
  const pictures = isJsonObject(registration) ? registration['Picture'] : undefined;
  return Array.isArray(pictures) ? pictures : [];
}

/** What the observer wrote in words, form by form. */
function writtenTexts(registration: Json): string[] {
  if (!isJsonObject(registration)) return [];
  return registrationForms.flatMap((form) =>
    itemsOf(registration, form).flatMap((item) => [...textsOf(form.type, item)]),
  );
}

function* textsOf(typeName: string, value: JsonObject): Generator<string> {
  for (const { field } of formLayout.fieldsOf(typeName)) {
    const member = value[field.name];
    if (typeof member === 'string' && field.typeName === 'string' && field.facts.format === undefined) {
      if (member.trim() !== '') yield member.trim();
    } else if (!field.isScalar) {
      for (const item of Array.isArray(member) ? member : [member])
        if (isJsonObject(item)) yield* textsOf(field.typeName, item);
    }
  }
}
