import { notationsOf } from '../../schema/described-fields.ts';
import type { TypeTable, ValueOf } from '../../schema/notation.ts';
import { applicationFields } from './application-fields.ts';
import { plantFields } from './plant-fields.ts';

/**
 * The wire types of the certificate and hydropower services (specification 3, "Resources and their fields"), in the
 * order of its tables. Rows that ship are written by this table; imported rows answer as they came.
 */
export const energyTypes = {
  CertificateApplication: {
    doc: 'An application for electricity certificates.',
    fields: notationsOf(applicationFields),
  },
  SummaryValues: {
    doc: 'Certificate-eligible production summed over a period, GWh.',
    fields: {
      IMaalet: ['double', 'In the target scheme, GWh.'],
      IOvergangsordningen: ['double', 'In the transitional arrangement, GWh.'],
    },
  },
  QuarterSummary: {
    doc: 'The summary values of one quarter.',
    fields: {
      Values: ['SummaryValues', 'The sums of the quarter.'],
      Year: ['int', 'Year.'],
      Quarter: ['int', 'Quarter, 1 to 4.'],
    },
  },
  Licence: {
    doc: 'A licence that is tied to a plant.',
    fields: {
      KdbID: ['int', 'Number in the licence database.'],
      Tittel: ['string', 'Title of the licence.'],
    },
  },
  HydropowerPlant: {
    doc: 'A built hydropower plant, pumped-storage plant or pump.',
    fields: notationsOf(plantFields),
  },
} as const satisfies TypeTable;

/** A named table keeps compiler messages short. */
type Table = typeof energyTypes;
export interface EnergyTypes extends Table {}

export type SummaryValues = ValueOf<EnergyTypes, 'SummaryValues'>;
