import type { ExpressionSpecification } from 'maplibre-gl';

/** The sentence of the language for so many plants and pumps, with {plants}, {pumps} and {power} for the numbers. */
export type SumTemplate = (plantCount: number, pumpCount: number) => string;

const PLANTS: ExpressionSpecification = ['-', ['get', 'count'], ['get', 'pumpCount']];
const PUMPS: ExpressionSpecification = ['get', 'pumpCount'];

/**
 * A cluster's sum in words, put together by the map for each cluster: as `sumLabels` says it, the power on a line of its
 * own, so that there is room for more clusters to speak.
 */
export function clusterText(template: SumTemplate, locale: string): ExpressionSpecification {
  const sentence = (plantCount: number, pumpCount: number) =>
    fill(template(plantCount, pumpCount).replace(' · ', '\n'), {
      plants: formatted(PLANTS, locale),
      pumps: formatted(PUMPS, locale),
      power: power(['get', plantCount === 0 ? 'pumpMw' : 'plantMw'], locale),
    });
  // Languages tell none, one and several apart: three forms of each number.
  const byPumps = (plantCount: number): ExpressionSpecification => [
    'match',
    PUMPS,
    0,
    sentence(plantCount, 0),
    1,
    sentence(plantCount, 1),
    sentence(plantCount, 2),
  ];
  return ['match', PLANTS, 0, byPumps(0), 1, byPumps(1), byPumps(2)];
}

/** As `powerNumber` has it: a decimal below 10. */
function power(mw: ExpressionSpecification, locale: string): ExpressionSpecification {
  return [
    'case',
    ['<', mw, 10],
    formatted(['/', ['round', ['*', mw, 10]], 10], locale),
    formatted(['round', mw], locale),
  ];
}

// NOTE: MapLibre takes `max-fraction-digits: 0` for not given; so numbers are rounded before.
function formatted(value: ExpressionSpecification, locale: string): ExpressionSpecification {
  return ['number-format', value, { locale }];
}

function fill(
  sentence: string,
  values: { readonly [name: string]: ExpressionSpecification },
): ExpressionSpecification {
  const pieces = sentence.split(/\{(\w+)\}/).map((piece, index): string | ExpressionSpecification => {
    return index % 2 === 1 ? (values[piece] ?? piece) : piece;
  });
  return ['concat', ...pieces];
}
