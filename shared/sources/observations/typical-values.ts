import type { Json, JsonObject } from '../../base/json.ts';

type Summary = readonly [first: Json, second: Json];

/** The two lines that sum a form up, by its type. They are made of the members that the answer holds anyway. */
const summaries: { readonly [registrationTid: number]: (form: JsonObject, degrees: string) => Summary } = {
  10: (form) => [form['ObsHeader'] ?? '', text(form, 'ObsComment')],
  11: (form) => [text(form, 'IncidentHeader'), text(form, 'IncidentText')],
  13: (form) => [text(form, 'DangerSignTName'), text(form, 'Comment')],
  14: (form) => [text(form, 'DamageTypeTName'), text(form, 'Comment')],
  21: (form, degrees) => [text(form, 'PrecipitationName'), temperature(form['AirTemperature'], degrees)],
  22: (form) => [text(form, 'SnowSurfaceTName'), metres(form['SnowDepth'])],
  24: (form) => [text(form, 'DangerSignTName'), text(form, 'Comment')],
  25: (form) => [testName(form), text(form, 'StabilityEvalTName')],
  26: (form) => [text(form, 'DestructiveSizeTName'), text(form, 'AvalancheTName')],
  27: (form) => [text(form, 'EstimatedNumTName'), text(form, 'AvalancheTName')],
  31: (form) => [text(form, 'AvalancheDangerTName'), text(form, 'ForecastCorrectTName')],
  32: (form) => [text(form, 'AvalCauseTName'), text(form, 'AvalancheExtTName')],
  33: (form) => [
    `${form['EstimatedNumTName'] ?? ''} ${form['AvalancheExtTName'] ?? ''}`.trim(),
    text(form, 'AvalTriggerSimpleTName'),
  ],
  36: (form) => [text(form, 'Comment'), null],
  50: (form) => [metres(form['IceThicknessSum']), metres(form['SnowDepth'])],
  51: (form) => [text(form, 'IceCoverTName'), text(form, 'IceSkateabilityTName')],
  62: (form) => [text(form, 'WaterLevelStateTName'), firstLevel(form['WaterLevelMeasurement'])],
  71: (form) => [text(form, 'LandSlideTName'), text(form, 'LandSlideSizeTName')],
};

/** `form`: as the answer holds it. */
export function typicalValues(registrationTid: number, form: JsonObject, isEnglish: boolean): Summary {
  const summary = summaries[registrationTid];
  return summary ? summary(form, isEnglish ? 'degrees' : 'grader') : [text(form, 'Comment'), null];
}

function text(form: JsonObject, member: string): Json {
  return form[member] ?? null;
}

/** Norwegian numbers, as the service prints them whatever the language. */
function temperature(value: Json | undefined, degrees: string): Json {
  return typeof value === 'number' ? `${value.toFixed(1).replace('.', ',')} ${degrees}` : null;
}

function metres(value: Json | undefined): Json {
  return typeof value === 'number' ? `${String(value).replace('.', ',')} m` : null;
}

function testName(form: JsonObject): Json {
  return [form['PropagationTName'], form['TapsFracture']].filter((part) => part != null).join(' ') || null;
}

function firstLevel(measurements: Json | undefined): Json {
  const [first] = Array.isArray(measurements) ? measurements : [];
  const isMeasured = typeof first === 'object' && first !== null && !Array.isArray(first);
  return isMeasured ? metres(first['WaterLevelValue']) : null;
}
