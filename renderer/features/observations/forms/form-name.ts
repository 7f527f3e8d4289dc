import {
  PICTURE_NAMES,
  PICTURE_TID,
  registrationForms,
} from '../../../../shared/contracts/observation/registration-forms.ts';
import type { Language } from '../../../i18n/texts.ts';
import { nameIn } from './use-field-texts.ts';

/** What a form is called, by its id in RegistrationKDV; pictures are one of them. Empty for an id of none. */
export function formName(tid: number, language: Language): string {
  const names =
    tid === PICTURE_TID
      ? PICTURE_NAMES
      : registrationForms.find(({ registrationTid }) => registrationTid === tid)?.names;
  return nameIn(language, names ?? ['', '']);
}
