import type { JsonObject } from '../../../../shared/base/json.ts';
import { nameOf } from '../../../../shared/contracts/observation/lookups/lookup-tables.ts';
import { useFormats } from '../../../i18n/formats.tsx';
import styles from './form-drawings.module.css';
import { type SnowLayerShape, snowLayerShapes } from './snow-layers.ts';

const [WIDTH, HEIGHT] = [300, 236];
/** Where the layers stand, in the units of the drawing. */
const [LEFT, RIGHT, TOP_Y, FOOT_Y] = [34, 246, 18, 228];
/** Thinner ones have no room for their letters. */
const MIN_LABEL = 11;
const CM_PER_M = 100;
const ENGLISH = 2;
/** Letters of the axis at their places: ids of Snow_HardnessKDV out of 21. */
const HARDNESS_MARKS = [2, 6, 10, 14, 18, 21];

/** The layers as their table tells them, softer ones shorter: for who sees, since the table says the same in words. */
export function SnowLayerDrawing({ layers }: { readonly layers: readonly JsonObject[] }) {
  const formats = useFormats();
  const shapes = snowLayerShapes(layers);
  const depthM = shapes.at(-1)?.bottomM;
  if (depthM === undefined) return null;
  const yOf = (belowM: number) => TOP_Y + (belowM / depthM) * (FOOT_Y - TOP_Y);
  return (
    <svg aria-hidden viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={styles['drawing']}>
      {HARDNESS_MARKS.map((id) => (
        <text key={id} x={xOf(id / 21)} y={TOP_Y - 6} textAnchor="middle" className={styles['label']}>
          {nameOf('Snow_HardnessKDV', id, ENGLISH)}
        </text>
      ))}
      {shapes.map((shape) => (
        <g key={shape.topM}>
          <polygon points={corners(shape, yOf)} className={styles[shape.hardness ? 'marked' : 'ground']} />
          {yOf(shape.bottomM) - yOf(shape.topM) >= MIN_LABEL && (
            <text
              x={RIGHT + 6}
              y={(yOf(shape.topM) + yOf(shape.bottomM)) / 2 + 4}
              className={styles['label']}
            >
              {nameOf('Snow_GrainFormKDV', shape.grainFormId ?? 0, ENGLISH)}
            </text>
          )}
        </g>
      ))}
      {[0, depthM].map((belowM) => (
        <text key={belowM} x={LEFT - 6} y={yOf(belowM) + 4} textAnchor="end" className={styles['label']}>
          {formats.number(Math.round(belowM * CM_PER_M))}
        </text>
      ))}
    </svg>
  );
}

function xOf(share: number): number {
  return LEFT + share * (RIGHT - LEFT);
}

/** One whose hardness is not told is as wide as the drawing, and empty. */
function corners({ topM, bottomM, hardness }: SnowLayerShape, yOf: (belowM: number) => number): string {
  const { top, bottom } = hardness ?? { top: 1, bottom: 1 };
  return `${LEFT},${yOf(topM)} ${xOf(top)},${yOf(topM)} ${xOf(bottom)},${yOf(bottomM)} ${LEFT},${yOf(bottomM)}`;
}
