import type { Formats } from '../../../i18n/create-formats.ts';
import type { Text } from '../../../i18n/create-text.ts';
import type { PlantMark } from './plant-mark.ts';

/** What several marks add up to. Pumps take power, so they are counted apart and their MW is not taken from the plants'. */
export interface MarkSum {
  readonly plantCount: number;
  readonly pumpCount: number;
  readonly plantMw: number;
  readonly pumpMw: number;
}

export function sumMarks(marks: Iterable<Pick<PlantMark, 'type' | 'outputMw'>>): MarkSum {
  let [plantCount, pumpCount, plantMw, pumpMw] = [0, 0, 0, 0];
  for (const { type, outputMw } of marks) {
    const mw = Math.abs(outputMw ?? 0);
    if (type === 'P') {
      pumpCount += 1;
      pumpMw += mw;
    } else {
      plantCount += 1;
      plantMw += mw;
    }
  }
  return { plantCount, pumpCount, plantMw, pumpMw };
}

/** `11 kraftverk og 2 pumper · 2 310 MW`; the MW are the pumps' own only where there is nothing else. */
export function sumLabels(sum: MarkSum, text: Text, formats: Formats): string {
  const { plantCount, pumpCount } = sum;
  const mw = plantCount === 0 ? sum.pumpMw : sum.plantMw;
  return sumSentence(text, plantCount, pumpCount, {
    plants: formats.number(plantCount, 0),
    pumps: formats.number(pumpCount, 0),
    power: powerNumber(mw, formats),
  });
}

/** MW as exactly as they matter: a decimal below 10. */
export function powerNumber(mw: number, formats: Formats): string {
  return formats.number(Math.abs(mw) < 10 ? Math.round(mw * 10) / 10 : Math.round(mw));
}

/** The sentence for so many plants and pumps, with other words than the numbers in their places. */
export function sumSentence(
  text: Text,
  plantCount: number,
  pumpCount: number,
  labels: { readonly plants: string; readonly pumps: string; readonly power: string },
): string {
  const both = plantCount > 0 && pumpCount > 0 ? 'yes' : 'no';
  return text('map.sum', { plantCount, pumpCount, both, ...labels });
}
