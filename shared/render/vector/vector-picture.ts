// A display list as formats of lines and letters want it: command by command, with its shapes as they are.

import type { Steps } from '../../base/steps.ts';
import { type Command, commandsOf, type DisplayList, Operation, type StrokeStyle } from '../display-list.ts';
import type { Paint } from '../paint.ts';
import type { PixelImage } from '../pixel-image.ts';
import type { TextRun } from '../text/text-run.ts';
import { loadTypeface, type Typeface, type TypefaceName } from '../text/typeface.ts';

export interface VectorPicture {
  readonly list: DisplayList;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly dpi: number;
  /** Those of all its texts. */
  readonly typefaces: ReadonlyMap<TypefaceName, Typeface>;
}

const POINTS_PER_INCH = 72;

/** Its size on paper. */
export function sizeInPoints({ widthPx, heightPx, dpi }: VectorPicture): readonly [number, number] {
  return [(widthPx * POINTS_PER_INCH) / dpi, (heightPx * POINTS_PER_INCH) / dpi];
}

/** The typefaces of the texts of lists, and of their stamps. */
export async function typefacesOf(lists: readonly DisplayList[]): Promise<Map<TypefaceName, Typeface>> {
  const names = new Set<TypefaceName>();
  const collect = ({ texts, stamps }: DisplayList) => {
    for (const { typeface } of texts) names.add(typeface);
    for (const stamp of stamps) collect(stamp);
  };
  for (const list of lists) collect(list);
  const found = new Map<TypefaceName, Typeface>();
  for (const name of names) found.set(name, await loadTypeface(name));
  return found;
}

/** x and y in turn. */
export type Shape = ArrayLike<number>;

/** What a format writes for each kind of command. */
export interface VectorSink {
  fill(rings: readonly Shape[], rule: 'even-odd' | 'non-zero', paint: Paint): void;
  stroke(paths: readonly Shape[], isRing: boolean, style: StrokeStyle): void;
  text(run: TextRun): void;
  /** `corners`: those of a list. */
  image(image: PixelImage, corners: Shape): void;
  /** The stamp of this number of the list, at positions. */
  stamp(index: number, positions: Shape): void;
  /** The same where it is, cut at the edges of an area by the even-odd rule. */
  clipped(index: number, rings: readonly Shape[]): void;
  /** `opacity` from 0 to 255. */
  beginGroup(opacity: number): void;
  endGroup(): void;
}

/** So many commands are written before others have their turn. */
const COMMANDS_AT_ONCE = 256;

export function* replay(list: DisplayList, sink: VectorSink): Steps<void> {
  let count = 0;
  for (const command of commandsOf(list)) {
    replayCommand(list, command, sink);
    if (++count % COMMANDS_AT_ONCE === 0) yield;
  }
}

function replayCommand(list: DisplayList, { operation, style, bounds }: Command, sink: VectorSink): void {
  const paint = list.paints[style];
  const stroke = list.strokes[style];
  const run = list.texts[style];
  const image = list.images[style];
  const shapes = () => bounds.slice(1).map((end, part) => list.coordinates.subarray(bounds[part] ?? 0, end));
  if (operation === Operation.fill && paint) sink.fill(shapes(), 'even-odd', paint);
  else if (operation === Operation.fillLetters && paint) sink.fill(shapes(), 'non-zero', paint);
  else if (operation === Operation.strokeLine && stroke) sink.stroke(shapes(), false, stroke);
  else if (operation === Operation.strokeRing && stroke) sink.stroke(shapes(), true, stroke);
  else if (operation === Operation.text && run) sink.text(run);
  else if (operation === Operation.image && image) for (const corners of shapes()) sink.image(image, corners);
  else if (operation === Operation.stamp) for (const positions of shapes()) sink.stamp(style, positions);
  else if (operation === Operation.clipped) sink.clipped(style, shapes());
  else if (operation === Operation.beginGroup) sink.beginGroup(style);
  else if (operation === Operation.endGroup) sink.endGroup();
}

/** Hundredths: of a pixel nothing finer is seen. */
export function decimal(value: number, digits = 2): string {
  const factor = 10 ** digits;
  const rounded = Math.round(value * factor) / factor;
  return rounded === 0 ? '0' : String(rounded);
}
