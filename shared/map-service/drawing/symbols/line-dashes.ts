import type { MapType } from '../../../contracts/map/types.ts';
import type { LineRun } from '../shapes/clip-to-image.ts';

/** Dashes and the gaps after them, in widths of the line. */
const PATTERNS: { readonly [Style in MapType<'geoSimpleLineStyle'>]?: readonly number[] } = {
  geoSLSDash: [4, 2],
  geoSLSDot: [1, 1.5],
  geoSLSDashDot: [4, 1.5, 1, 1.5],
  geoSLSDashDotDot: [4, 1.5, 1, 1.5, 1, 1.5],
};

/** Lengths of dashes and gaps in turn, pixels; undefined for a line without gaps. */
export function dashPattern(
  style: MapType<'geoSimpleLineStyle'>,
  widthPx: number,
): readonly number[] | undefined {
  return PATTERNS[style]?.map((length) => length * widthPx);
}

/** The dashes of the visible parts of a line, whose pattern begins at the beginning of the whole line. */
export function dashRuns(runs: readonly LineRun[], pattern: readonly number[]): number[][] {
  return runs.flatMap((run) => dashRun(run, pattern));
}

function dashRun({ path, startPx }: LineRun, pattern: readonly number[]): number[][] {
  const dashes: number[][] = [];
  let { index, leftPx } = placeInPattern(pattern, startPx);
  let dash: number[] | undefined = index % 2 === 0 ? [path[0] ?? 0, path[1] ?? 0] : undefined;
  for (let at = 0; at + 3 < path.length; at += 2) {
    const [x = 0, y = 0, endX = 0, endY = 0] = path.slice(at, at + 4);
    const lengthPx = Math.sqrt((endX - x) * (endX - x) + (endY - y) * (endY - y));
    let passedPx = 0;
    while (lengthPx - passedPx > leftPx) {
      passedPx += leftPx;
      const share = passedPx / lengthPx;
      const turn = [x + share * (endX - x), y + share * (endY - y)];
      if (dash) dashes.push([...dash, ...turn]);
      dash = dash ? undefined : turn;
      index = (index + 1) % pattern.length;
      leftPx = pattern[index] ?? 1;
    }
    leftPx -= lengthPx - passedPx;
    dash?.push(endX, endY);
  }
  if (dash && dash.length > 2) dashes.push(dash);
  return dashes;
}

/** In which dash or gap a length lies, and how much of it is left. */
function placeInPattern(pattern: readonly number[], lengthPx: number): { index: number; leftPx: number } {
  const period = pattern.reduce((sum, length) => sum + length, 0);
  let passedPx = lengthPx % period;
  let index = 0;
  while (passedPx >= (pattern[index] ?? period)) passedPx -= pattern[index++] ?? period;
  return { index, leftPx: (pattern[index] ?? period) - passedPx };
}
