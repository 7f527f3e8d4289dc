// A certificate application in words. Whole and eligible production stand side by side, each with what it means: the
// source describes the one with the words of the other.

import type { Formats } from '../../../i18n/create-formats.ts';
import type { Text } from '../../../i18n/create-text.ts';
import type { CardContent, CardFact } from '../../../table/card/card-content.ts';
import type { RowFacts } from '../../../table/card/row-facts.ts';

export interface ProductionAmounts {
  readonly wholeGwh: number | null;
  readonly eligibleGwh: number | null;
  /** False: certificates for a part of the production. */
  readonly isWhole: boolean | null;
}

export function certificateCardContent(
  facts: RowFacts,
  amounts: ProductionAmounts,
  text: Text,
  formats: Formats,
): CardContent {
  const places = ['energySource', 'owner', 'municipality', 'county', 'area'].map(facts.value);
  return {
    title: facts.value('name'),
    subtitle: places.filter((place) => place !== '–').join(' · '),
    figures: facts.facts(['outputMw', 'wholeProductionGwh', 'eligibleProductionGwh']),
    groups: [
      {
        id: 'production',
        title: text('certificates.card.production'),
        facts: [
          { ...facts.fact('wholeProductionGwh'), note: text('certificates.card.wholeNote') },
          { ...facts.fact('eligibleProductionGwh'), note: text('certificates.card.eligibleNote') },
          ...shareFacts(amounts, text, formats),
          ...facts.facts(['targetProductionGwh', 'transitionalProductionGwh', 'isWholeProduction']),
        ],
      },
      {
        id: 'scheme',
        title: text('certificates.card.scheme'),
        facts: facts.facts(['scheme', 'start', 'end', 'commissioned']),
      },
      {
        id: 'status',
        title: text('certificates.card.status'),
        facts: facts.facts(['status', 'statusDate']),
      },
      {
        id: 'place',
        title: text('certificates.card.place'),
        facts: facts.facts(['municipality', 'county', 'area', 'owner', 'ownerNumber', 'energySource']),
      },
    ],
    notes: amounts.isWhole === false ? [text('certificates.card.partNote')] : [],
  };
}

function shareFacts({ wholeGwh, eligibleGwh }: ProductionAmounts, text: Text, formats: Formats): CardFact[] {
  if (wholeGwh === null || eligibleGwh === null || wholeGwh <= 0) return [];
  const percent = (100 * eligibleGwh) / wholeGwh;
  return [
    {
      label: text('certificates.card.share'),
      value: text('certificates.card.percent', { percent: formats.number(percent, percent < 10 ? 1 : 0) }),
    },
  ];
}
