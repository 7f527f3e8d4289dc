import type { TypeTable } from '../../schema/notation.ts';
import { clientTypes } from './client-types.ts';
import { generalForms } from './forms/general-forms.ts';
import { iceForms } from './forms/ice-forms.ts';
import { olderForms } from './forms/older-forms.ts';
import { snowForms } from './forms/snow-forms.ts';
import { snowProfileForms } from './forms/snow-profile-forms.ts';
import { waterAndSoilForms } from './forms/water-and-soil-forms.ts';
import { registrationTypes } from './registration-types.ts';
import { searchTypes } from './search-types.ts';

/** The wire types of the observation service (specification 2, "Resources and their fields"). */
export const observationTypes: TypeTable = {
  ...registrationTypes,
  ...generalForms,
  ...snowForms,
  ...snowProfileForms,
  ...iceForms,
  ...waterAndSoilForms,
  ...olderForms,
  ...searchTypes,
  ...clientTypes,
};
