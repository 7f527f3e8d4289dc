/** How a button of the head shows what it does: by picture and word, by its word alone, or by its picture alone. */
export type ButtonLook = 'both' | 'word' | 'picture';

export interface ToolbarLayout {
  /** Columns, groups and views. */
  readonly tools: ButtonLook;
  /** The ways to look at the rows, and the third column. */
  readonly modes: ButtonLook;
  /** The last button, the export. */
  readonly act: 'both' | 'picture';
  /** The badge says its day, without words for the origin. */
  readonly isBadgeShort: boolean;
}

export interface ToolbarLabels {
  readonly title: string;
  /** Of all buttons but the last. */
  readonly buttons: readonly string[];
  /** Of the ways to look at the rows, which stand close together. */
  readonly segments: readonly string[];
  /** Of the last button, which keeps picture and word for as long as its line has room. */
  readonly act: string;
  readonly isSample: boolean;
  /** One of the buttons says what it is set to, which always takes its picture too. */
  readonly hasValue: boolean;
}

// Sizes of the work screens, measured; other themes scale them.
const LETTER_PX = 7.3;
const TITLE_LETTER_PX = 9.2;
const BUTTON_EDGES_PX = 32;
const SEGMENT_EDGES_PX = 13;
const PICTURE_PX = 24;
/** Edges of the head and the gaps between its three parts. */
const AROUND_PX = 52;
const BADGE_PX = { sample: 113, age: 280, day: 112 };
const LEAST_ROOM_FOR_MODES_PX = 700;
/** The edges of the head, and a button that is a picture alone with the gap before it. */
const HEAD_EDGES_PX = 28;
const SQUARE_PX = 32;
const NARROW_GAP_PX = 4;

/** What the buttons of the head show in so much room: words go last, because a picture alone has to be learnt. */
export function toolbarLayout(widthPx: number, scale: number, labels: ToolbarLabels): ToolbarLayout {
  const isWideEnough = (neededPx: number) => widthPx === 0 || widthPx >= neededPx * scale;
  const act = 'both';
  if (isWideEnough(neededPx(labels, 'both')))
    return { tools: 'both', modes: 'both', act, isBadgeShort: false };
  // Commands are told from ways to look by their pictures: these words have less need of theirs.
  const commandsPx = (labels.buttons.length - (labels.hasValue ? 1 : 0)) * PICTURE_PX;
  if (isWideEnough(neededPx(labels, 'word') + commandsPx))
    return { tools: 'both', modes: 'word', act, isBadgeShort: true };
  if (isWideEnough(neededPx(labels, 'word')))
    return { tools: 'word', modes: 'word', act, isBadgeShort: true };
  const pictures = { tools: 'picture', isBadgeShort: true } as const;
  if (isWideEnough(LEAST_ROOM_FOR_MODES_PX)) return { ...pictures, modes: 'both', act };
  // Where even two lines would not do, the ways to look at the rows are pictures too.
  return { ...pictures, modes: 'picture', act: actLook(widthPx, scale, labels) };
}

/** Below the title the line of the buttons ends with the export: as a picture, where that spares it a line of its own. */
function actLook(
  widthPx: number,
  scale: number,
  { buttons, segments, act }: ToolbarLabels,
): 'both' | 'picture' {
  const squarePx = Math.floor(SQUARE_PX * scale);
  const gapsPx = (buttons.length + 1) * NARROW_GAP_PX;
  // Joined buttons share their edges.
  const othersPx =
    HEAD_EDGES_PX + gapsPx + (buttons.length + segments.length) * squarePx - segments.length + 1;
  const withWordPx = othersPx + scale * (BUTTON_EDGES_PX + PICTURE_PX + act.length * LETTER_PX);
  return othersPx + squarePx <= widthPx && widthPx < withWordPx ? 'picture' : 'both';
}

function neededPx(labels: ToolbarLabels, look: 'both' | 'word'): number {
  const { title, buttons, segments, act, isSample, hasValue } = labels;
  const badge = isSample ? BADGE_PX.sample : look === 'both' ? BADGE_PX.age : BADGE_PX.day;
  const picture = look === 'both' ? PICTURE_PX : 0;
  const part = (label: string, edgesPx: number) => edgesPx + picture + label.length * LETTER_PX;
  const sumOf = (parts: readonly string[], edgesPx: number) =>
    parts.reduce((sum, label) => sum + part(label, edgesPx), 0);
  const rest = sumOf([...buttons, act], BUTTON_EDGES_PX) + sumOf(segments, SEGMENT_EDGES_PX);
  const alwaysPictures = (1 + (hasValue ? 1 : 0)) * (PICTURE_PX - picture);
  return AROUND_PX + title.length * TITLE_LETTER_PX + badge + rest + alwaysPictures;
}
