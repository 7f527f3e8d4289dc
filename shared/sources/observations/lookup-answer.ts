import type { JsonObject } from '../../base/json.ts';
import type { LookupElement } from '../../contracts/observation/lookups/lookup-notation.ts';
import {
  type LangKey,
  lookupTables,
  SOIL_ALIAS_PREFIX,
  SOIL_PREFIX,
} from '../../contracts/observation/lookups/lookup-tables.ts';

/** Which avalanche types the form offers for each weak layer (AvalCauseKDV: AvalancheExtKDV). */
const PROBLEM_MENU: readonly (readonly [causes: readonly number[], types: readonly number[]])[] = [
  [[0], [0, 10, 15, 20, 25]],
  [
    [10, 11, 13, 14, 15, 16, 18, 19],
    [0, 20, 25],
  ],
  [[20], [0, 15, 25]],
  [[22], [0, 25]],
  [[24], [0, 10, 15]],
];

/** The answer of GetKdvs: tables of soil under both prefixes, elements in the order of the service. */
export function lookupAnswer(langKey: LangKey): JsonObject {
  const repositories = Object.entries(lookupTables).flatMap(([name, { elements }]) => {
    const written = elements.map((element) => writeElement(name, element, langKey));
    const alias = name.replace(SOIL_PREFIX, SOIL_ALIAS_PREFIX);
    return [[name, written] as const, ...(alias === name ? [] : [[alias, written] as const])];
  });
  const menu = PROBLEM_MENU.flatMap(([causes, types]) =>
    causes.flatMap((AvalCauseTID) => types.map((AvalancheExtTID) => ({ AvalancheExtTID, AvalCauseTID }))),
  );
  return {
    KdvRepositories: Object.fromEntries(repositories),
    ViewRepositories: { AvalancheProblemMenu3V: menu },
  };
}

/** The table of position sources has no names: its words stand in the description. */
function writeElement(table: string, element: LookupElement, langKey: LangKey): JsonObject {
  const [Id, , , description = null] = element;
  const text = element[langKey];
  return table === 'UTMSourceKDV'
    ? { Id, Name: null, Description: text }
    : { Id, Name: text, Description: description };
}
