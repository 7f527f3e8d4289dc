import type { JsonObject } from '../../base/json.ts';
import { type Hazard, hazardOf } from '../../contracts/observation/hazards.ts';
import { type LangKey, lookupTables } from '../../contracts/observation/lookups/lookup-tables.ts';
import { forecastRegions } from '../../contracts/observation/regions.ts';
import {
  formsOf,
  registrationForms,
  registrationGroups,
} from '../../contracts/observation/registration-forms.ts';

const NOTES = 10;
const LANDSLIDE = 71;
/** Competence levels are numbered by hazard. */
const COMPETENCE_FROM = { Snow: 100, Dirt: 200, Water: 600, Ice: 700 } as const;

/** The answer of SearchCriteria for one of the four hazards; undefined for another. */
export function criteriaAnswer(hazardId: number, langKey: LangKey): JsonObject | undefined {
  const hazard = hazardOf(hazardId);
  if (!hazard) return undefined;
  const { prefix } = hazard;
  const from = COMPETENCE_FROM[prefix];
  const levels = lookupTables['CompetenceLevelKDV']?.elements ?? [];
  return {
    ForecastRegions: forecastRegions[prefix].map(({ id, name, isGrouping = false }, SortOrder) => ({
      Id: id,
      Text: name,
      SortOrder,
      IsRegionForGrouping: isGrouping,
      SubRegions: [],
    })),
    RegistrationTypes: registrationTypes(hazard, langKey),
    ObserverCompetenceLevels: levels
      .filter(([id]) => id === 0 || (id >= from && id < from + 100))
      .map((level, SortOrder) => ({ Id: level[0], Name: level[langKey], Description: null, SortOrder })),
  };
}

/** Groups with their types, then the types that stand alone; notes come last. */
function registrationTypes({ id: hazardId, prefix }: Hazard, langKey: LangKey): JsonObject[] {
  const isSnow = prefix === 'Snow';
  const own = registrationForms.filter(
    ({ registrationTid }) => registrationTid !== NOTES && formsOf(hazardId).includes(registrationTid),
  );
  const inGroup = (group: number) =>
    own.filter((form) => form.group === group && (isSnow || group === registrationGroups[0]?.id));
  const groups = registrationGroups
    .map(({ id, names }) => ({
      Id: id,
      Name: names[langKey - 1] ?? '',
      SubTypes: subTypes(inGroup(id), langKey),
    }))
    .filter(({ SubTypes }) => SubTypes.length > 0);
  const grouped = new Set(groups.flatMap(({ SubTypes }) => SubTypes.map(({ Id }) => Id)));
  const alone = own
    .filter(({ registrationTid }) => !grouped.has(registrationTid))
    .map(({ registrationTid, names }) => ({
      Id: registrationTid,
      Name: names[langKey - 1] ?? '',
      SubTypes: registrationTid === LANDSLIDE ? landslideKinds(langKey) : [],
    }));
  const notes = registrationForms.find(({ registrationTid }) => registrationTid === NOTES);
  const last = { Id: NOTES, Name: notes?.names[langKey - 1] ?? '', SubTypes: [] };
  return [...groups, ...alone, last].map((type, SortOrder) => ({ ...type, SortOrder }));
}

function subTypes(forms: typeof registrationForms, langKey: LangKey) {
  return forms.map(({ registrationTid, names }, SortOrder) => ({
    Id: registrationTid,
    Name: names[langKey - 1] ?? '',
    SortOrder,
  }));
}

function landslideKinds(langKey: LangKey) {
  const kinds = lookupTables['Dirt_LandSlideKDV']?.elements ?? [];
  return kinds.map((kind, SortOrder) => ({ Id: kind[0], Name: kind[langKey], SortOrder }));
}
