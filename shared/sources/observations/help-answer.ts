import type { Json } from '../../base/json.ts';
import { helpTexts } from '../../contracts/observation/help-texts.ts';
import { hazardForms } from '../../contracts/observation/registration-forms.ts';

/** This service, among those that clients of the public one know. */
const APPLICATION = 1;

/** The answer of Helptext: every form of the four hazards, in both languages. */
export function helpAnswer(): Json[] {
  return hazardForms.flatMap(({ hazardId, registrationTids }) =>
    registrationTids.flatMap((RegistrationTID) =>
      (helpTexts[RegistrationTID] ?? []).map((Text, index) => ({
        ApplicationId: APPLICATION,
        RegistrationTID,
        GeoHazardTID: hazardId,
        LangKey: index + 1,
        Text,
      })),
    ),
  );
}
