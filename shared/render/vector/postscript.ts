// PostScript, level 3, of one page as large as the picture. It knows no transparency.

import type { Steps } from '../../base/steps.ts';
import type { DisplayList, StrokeStyle } from '../display-list.ts';
import type { Rgb } from '../encode/opaque-rows.ts';
import type { TextRun } from '../text/text-run.ts';
import { opaquePaint } from './opaque-paint.ts';
import { pixelQuads } from './pixel-quads.ts';
import { PostScriptFonts } from './postscript-fonts.ts';
import {
  decimal,
  replay,
  type Shape,
  sizeInPoints,
  type VectorPicture,
  type VectorSink,
} from './vector-picture.ts';

const POINTS_PER_INCH = 72;

/** Short names: a large map has a million of them. */
const PROLOG = `/m /moveto load def
/l /lineto load def
/h /closepath load def
/f /fill load def
/e /eofill load def
/s /stroke load def
/c /setrgbcolor load def
/g /glyphshow load def
/t { gsave 3 1 roll translate exec grestore } bind def
/d { setlinecap setlinejoin setlinewidth } bind def
`;

/** What is transparent is mixed with the colour of a ground. */
export function* encodePostScript(picture: VectorPicture, ground: Rgb): Steps<Uint8Array<ArrayBuffer>> {
  const { list, dpi, typefaces } = picture;
  const [width, height] = sizeInPoints(picture).map((side) => decimal(side, 4));
  const scale = decimal(POINTS_PER_INCH / dpi, 6);
  const fonts = new PostScriptFonts(typefaces);
  const body = yield* content(list, { fonts, ground, prefix: '' });
  return new TextEncoder().encode(`${header(picture)}%%BeginProlog
${PROLOG}%%EndProlog
%%BeginSetup
<< /PageSize [${width} ${height}] >> setpagedevice
${fonts.definitions()}%%EndSetup
%%Page: 1 1
gsave
0 ${height} translate ${scale} -${scale} scale
4 setmiterlimit
${body}
grestore
showpage
%%Trailer
%%EOF
`);
}

function header(picture: VectorPicture): string {
  const [width, height] = sizeInPoints(picture);
  return `%!PS-Adobe-3.0
%%Creator: Varde
%%LanguageLevel: 3
%%DocumentData: Clean7Bit
%%Pages: 1
%%BoundingBox: 0 0 ${Math.ceil(width)} ${Math.ceil(height)}
%%HiResBoundingBox: 0 0 ${decimal(width, 4)} ${decimal(height, 4)}
%%EndComments
`;
}

interface Writing {
  readonly fonts: PostScriptFonts;
  readonly ground: Rgb;
  /** Of the names of stamps: those in stamps have others. */
  readonly prefix: string;
}

function* content(list: DisplayList, writing: Writing): Steps<string> {
  const lines: string[] = [];
  yield* defineStamps(list, writing, lines);
  yield* replay(list, postScriptSink(lines, writing));
  return lines.join('\n');
}

/** Those of a stamp before it: it names them when it is read. */
function* defineStamps({ stamps }: DisplayList, writing: Writing, lines: string[]): Steps<void> {
  for (const [index, stamp] of stamps.entries()) {
    const name = `${writing.prefix}S${index}`;
    const own = { ...writing, prefix: `${name}_` };
    yield* defineStamps(stamp, own, lines);
    lines.push(`/${name} {`);
    yield* replay(stamp, postScriptSink(lines, own));
    lines.push('} bind def');
  }
}

function postScriptSink(lines: string[], { fonts, ground, prefix }: Writing): VectorSink {
  const groups: number[] = [];
  const colour = (paint: Parameters<typeof opaquePaint>[0]) =>
    `${opaquePaint(paint, groups, ground)
      .map((value) => decimal(value / 255, 4))
      .join(' ')} c`;
  return {
    fill(rings, rule, paint) {
      lines.push(colour(paint), path(rings, true), rule === 'even-odd' ? 'e' : 'f');
    },
    stroke(paths, isRing, { paint, widthPx, join, cap }: StrokeStyle) {
      const round = `${join === 'round' ? 1 : 0} ${cap === 'round' ? 1 : 0}`;
      lines.push(`${colour(paint)} ${decimal(widthPx, 3)} ${round} d`, path(paths, isRing), 's');
    },
    text(run) {
      lines.push(colour(run.paint), ...letters(run, fonts));
    },
    image(image, corners) {
      for (const [ring, paint] of pixelQuads(image, corners)) this.fill([ring], 'even-odd', paint);
    },
    stamp(index, positions) {
      for (let at = 0; at + 1 < positions.length; at += 2) {
        const place = `${decimal(positions[at] ?? 0)} ${decimal(positions[at + 1] ?? 0)}`;
        lines.push(`${place} //${prefix}S${index} t`);
      }
    },
    clipped(index, rings) {
      lines.push('gsave', path(rings, true), `eoclip newpath 0 0 //${prefix}S${index} t`, 'grestore');
    },
    beginGroup: (opacity) => void groups.push(opacity),
    endGroup: () => void groups.pop(),
  };
}

function path(shapes: readonly Shape[], isClosed: boolean): string {
  const lines: string[] = [];
  for (const shape of shapes) {
    for (let index = 0; index + 1 < shape.length; index += 2) {
      const point = `${decimal(shape[index] ?? 0)} ${decimal(shape[index + 1] ?? 0)}`;
      lines.push(`${point} ${index === 0 ? 'm' : 'l'}`);
      if (shape.length === 2) lines.push(`${point} l`);
    }
    if (isClosed) lines.push('h');
  }
  return lines.join('\n');
}

function letters({ typeface, sizePx, letterWidth, glyphs }: TextRun, fonts: PostScriptFonts): string[] {
  let set = '';
  return glyphs.map((glyph) => {
    const { font, glyph: name } = fonts.find(typeface, glyph);
    const [cosine, sine] = [Math.cos(glyph.angle) * sizePx, Math.sin(glyph.angle) * sizePx];
    const turn = [letterWidth * cosine, letterWidth * sine, sine, -cosine].map((value) => decimal(value, 4));
    const select = `/${font} [${turn.join(' ')} 0 0] selectfont `;
    const change = select === set ? '' : select;
    set = select;
    return `${change}${decimal(glyph.x)} ${decimal(glyph.y)} m /${name} g`;
  });
}
