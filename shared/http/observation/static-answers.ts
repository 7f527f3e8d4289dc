import type { Json, JsonObject } from '../../base/json.ts';
import { appError } from '../../contracts/errors.ts';
import { CRITERIA_HAZARDS } from '../../contracts/observation/hazards.ts';
import type { LangKey } from '../../contracts/observation/lookups/lookup-tables.ts';
import { criteriaAnswer } from '../../sources/observations/criteria-answer.ts';
import { exampleRegistration } from '../../sources/observations/example-registration.ts';
import { helpAnswer } from '../../sources/observations/help-answer.ts';
import { lookupAnswer } from '../../sources/observations/lookup-answer.ts';

type Parameters = ReadonlyMap<string, string>;

/** What the observation service answers from its contract alone. */
const answers: { readonly [operation: string]: (parameters: Parameters) => JsonObject | Json[] } = {
  RegistrationObject: exampleRegistration,
  GetKdvs: (parameters) => lookupAnswer(langKeyOf(parameters)),
  Helptext: helpAnswer,
  GetKdvElements: (parameters) => lookupAnswer(langKeyOf(parameters)),
  SearchCriteria(parameters) {
    const allowed = CRITERIA_HAZARDS.join(', ');
    const value = parameters.get('geohazard');
    if (value === undefined) throw appError('http/missing-parameter', { name: 'geohazard', allowed });
    const hazardId = CRITERIA_HAZARDS.find((id) => String(id) === value.trim());
    const answer = hazardId === undefined ? undefined : criteriaAnswer(hazardId, langKeyOf(parameters));
    if (!answer)
      throw appError('http/bad-parameter', { name: 'geohazard', value: value.slice(0, 80), allowed });
    return answer;
  },
};

/** The answer of an operation that needs no data; throws on a parameter that is wrong. */
export function staticAnswer(operation: string, query: string): JsonObject | Json[] {
  const answer = answers[operation];
  if (!answer) throw new Error(`No answer for operation ${operation}`);
  return answer(new Map([...new URLSearchParams(query)].map(([name, value]) => [name.toLowerCase(), value])));
}

/** 2 is English, all else Norwegian. */
function langKeyOf(parameters: Parameters): LangKey {
  return parameters.get('langkey')?.trim() === '2' ? 2 : 1;
}
