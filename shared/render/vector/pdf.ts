// PDF 1.7 of one page as large as the picture: shapes as paths, texts as texts in fonts that the file carries.

import type { Steps } from '../../base/steps.ts';
import type { DisplayList, StrokeStyle } from '../display-list.ts';
import type { Paint } from '../paint.ts';
import type { PixelImage } from '../pixel-image.ts';
import { straightRun, type TextRun } from '../text/text-run.ts';
import type { TypefaceName } from '../text/typeface.ts';
import { latin, PdfFile } from './pdf-file.ts';
import { createPdfFont, type PdfFont } from './pdf-font.ts';
import {
  decimal,
  replay,
  type Shape,
  sizeInPoints,
  type VectorPicture,
  type VectorSink,
} from './vector-picture.ts';

const POINTS_PER_INCH = 72;
/** Longer sides need a larger unit than the point. */
const MAX_SIDE = 14_400;
const PER_EM = 1000;

export function* encodePdf(picture: VectorPicture): Steps<Uint8Array<ArrayBuffer>> {
  const { list, dpi } = picture;
  const [width, height] = sizeInPoints(picture);
  const unit = Math.max(1, Math.ceil(Math.max(width, height) / MAX_SIDE));
  const scale = decimal(POINTS_PER_INCH / dpi / unit, 6);
  const up = decimal(height / unit, 4);
  const writer = new PdfWriter(picture);
  const content = yield* writer.content(list, `${scale} 0 0 -${scale} 0 ${up} cm\n4 M\n`);
  const { file } = writer;
  const contents = file.addStream(latin(content));
  const pages = file.reserve();
  const page = file.add(
    `<< /Type /Page /Parent ${pages} 0 R /MediaBox [0 0 ${decimal(width / unit, 4)} ${up}]${unit > 1 ? ` /UserUnit ${unit}` : ''} /Resources ${writer.resources} 0 R /Contents ${contents} 0 R /Group << /S /Transparency /CS /DeviceRGB >> >>`,
  );
  file.add(`<< /Type /Pages /Kids [${page} 0 R] /Count 1 >>`, pages);
  writer.writeResources();
  const root = file.add(`<< /Type /Catalog /Pages ${pages} 0 R >>`);
  return file.bytes(root, file.add('<< /Producer (Varde) >>'));
}

class PdfWriter {
  readonly file = new PdfFile();
  /** One dictionary for the page and all that is drawn in it. */
  readonly resources = this.file.reserve();
  private readonly fonts = new Map<TypefaceName, PdfFont>();
  private readonly alphas = new Set<number>();
  private readonly forms: number[] = [];
  /** Objects of pictures. */
  private readonly images = new Map<PixelImage, number>();
  private readonly box: string;
  private readonly picture: VectorPicture;

  constructor(picture: VectorPicture) {
    this.picture = picture;
    const { widthPx, heightPx } = picture;
    // Around 0 0 too: a stamp that reaches farther is cut only where the page ends.
    this.box = `[${-widthPx} ${-heightPx} ${widthPx} ${heightPx}]`;
  }

  *content(list: DisplayList, start: string): Steps<string> {
    const stamps: number[] = [];
    for (const stamp of list.stamps) stamps.push(this.addForm(yield* this.content(stamp, ''), ''));
    const sink = new PdfSink(start, this, stamps);
    yield* replay(list, sink);
    return sink.content();
  }

  /** Gives the number by which content names it. */
  addForm(content: string, entries: string): number {
    const start = `/Type /XObject /Subtype /Form /BBox ${this.box} /Resources ${this.resources} 0 R`;
    return this.forms.push(this.file.addStream(latin(content), `${start}${entries}`)) - 1;
  }

  font(name: TypefaceName): PdfFont {
    const known = this.fonts.get(name);
    if (known) return known;
    const typeface = this.picture.typefaces.get(name);
    if (!typeface) throw new Error(`the typeface ${name} is not read`);
    const font = createPdfFont(name, typeface);
    this.fonts.set(name, font);
    return font;
  }

  /** The name of a picture, whose alpha is a picture of its own. */
  image(image: PixelImage): string {
    const object = this.images.get(image) ?? addImage(this.file, image);
    this.images.set(image, object);
    return `/I${object}`;
  }

  alpha(alpha: number): string {
    this.alphas.add(alpha);
    return `/A${alpha} gs`;
  }

  writeResources(): void {
    const states = [...this.alphas].map((alpha) => {
      const share = decimal(alpha / 255, 4);
      return `/A${alpha} << /ca ${share} /CA ${share} >>`;
    });
    const fonts = [...this.fonts].map(([name, font]) => `/${name} ${font.write(this.file)} 0 R`);
    const forms = this.forms.map((object, index) => `/X${index} ${object} 0 R`);
    const images = [...this.images.values()].map((object) => `/I${object} ${object} 0 R`);
    this.file.add(
      `<< /ExtGState << ${states.join(' ')} >> /Font << ${fonts.join(' ')} >> /XObject << ${[...forms, ...images].join(' ')} >> >>`,
      this.resources,
    );
  }
}

/** Writes a stream of content; says what is set once more only where it changes. */
class PdfSink implements VectorSink {
  private lines: string[];
  private readonly outer: { readonly lines: string[]; readonly opacity: number }[] = [];
  private readonly writer: PdfWriter;
  private readonly stamps: readonly number[];
  private state = { fill: '', stroke: '', alpha: -1 };

  constructor(start: string, writer: PdfWriter, stamps: readonly number[]) {
    this.lines = [start];
    this.writer = writer;
    this.stamps = stamps;
  }

  content(): string {
    return this.lines.join('\n');
  }

  text(run: TextRun): void {
    this.setFill(run.paint);
    this.lines.push(textOperators(run, this.writer.font(run.typeface)));
  }

  fill(rings: readonly Shape[], rule: 'even-odd' | 'non-zero', paint: Paint): void {
    this.setFill(paint);
    this.lines.push(`${pathOperators(rings, true)}${rule === 'even-odd' ? 'f*' : 'f'}`);
  }

  stroke(paths: readonly Shape[], isRing: boolean, { paint, widthPx, join, cap }: StrokeStyle): void {
    this.setAlpha(paint[3]);
    const stroke = `${rgb(paint)} RG ${decimal(widthPx, 3)} w ${join === 'round' ? 1 : 0} j ${cap === 'round' ? 1 : 0} J`;
    if (stroke !== this.state.stroke) this.lines.push(stroke);
    this.state.stroke = stroke;
    this.lines.push(`${pathOperators(paths, isRing)}S`);
  }

  image(image: PixelImage, corners: Shape): void {
    const [x = 0, y = 0, rightX = 0, rightY = 0, lowerX = 0, lowerY = 0] = Array.from(corners);
    // A picture is one unit wide and high, and stands on its lower left corner.
    const matrix = [rightX - x, rightY - y, x - lowerX, y - lowerY, lowerX, lowerY];
    this.setAlpha(OPAQUE);
    this.lines.push(
      `q ${matrix.map((value) => decimal(value, 3)).join(' ')} cm ${this.writer.image(image)} Do Q`,
    );
  }

  stamp(index: number, positions: Shape): void {
    for (let at = 0; at + 1 < positions.length; at += 2) {
      const place = `1 0 0 1 ${decimal(positions[at] ?? 0)} ${decimal(positions[at + 1] ?? 0)}`;
      this.lines.push(`q ${place} cm /X${this.stamps[index] ?? 0} Do Q`);
    }
  }

  clipped(index: number, rings: readonly Shape[]): void {
    this.lines.push(`q ${pathOperators(rings, true)}W* n /X${this.stamps[index] ?? 0} Do Q`);
  }

  beginGroup(opacity: number): void {
    this.outer.push({ lines: this.lines, opacity });
    this.lines = [];
    this.forget();
  }

  endGroup(): void {
    const group = this.outer.pop();
    if (!group) return;
    const form = this.writer.addForm(this.lines.join('\n'), ' /Group << /S /Transparency /CS /DeviceRGB >>');
    this.lines = group.lines;
    this.forget();
    this.setAlpha(group.opacity);
    this.lines.push(`/X${form} Do`);
  }

  private forget(): void {
    this.state = { fill: '', stroke: '', alpha: -1 };
  }

  private setFill(paint: Paint): void {
    this.setAlpha(paint[3]);
    const fill = `${rgb(paint)} rg`;
    if (fill !== this.state.fill) this.lines.push(fill);
    this.state.fill = fill;
  }

  private setAlpha(alpha: number): void {
    if (alpha !== this.state.alpha) this.lines.push(this.writer.alpha(alpha));
    this.state.alpha = alpha;
  }
}

const OPAQUE = 255;

function addImage(file: PdfFile, { widthPx, heightPx, rgba }: PixelImage): number {
  const size = `/Type /XObject /Subtype /Image /Width ${widthPx} /Height ${heightPx} /BitsPerComponent 8`;
  const alpha = file.addStream(
    rgba.filter((_, index) => index % 4 === 3),
    `${size} /ColorSpace /DeviceGray`,
  );
  const colours = rgba.filter((_, index) => index % 4 < 3);
  return file.addStream(colours, `${size} /ColorSpace /DeviceRGB /SMask ${alpha} 0 R`);
}

function rgb([red, green, blue]: Paint): string {
  return [red, green, blue].map((value) => decimal(value / 255, 4)).join(' ');
}

function pathOperators(shapes: readonly Shape[], isClosed: boolean): string {
  let text = '';
  for (const shape of shapes) {
    for (let index = 0; index + 1 < shape.length; index += 2) {
      const point = `${decimal(shape[index] ?? 0)} ${decimal(shape[index + 1] ?? 0)}`;
      // A line of one point is a dot, which only a line of no length shows.
      text += index > 0 ? `${point} l\n` : `${point} m\n${shape.length === 2 ? `${point} l\n` : ''}`;
    }
    if (isClosed) text += 'h\n';
  }
  return text;
}

/** The letters of a straight text are one string, moved to where they stand; others stand one by one. */
function textOperators(run: TextRun, font: PdfFont): string {
  const { typeface, sizePx, letterWidth, glyphs } = run;
  const start = `BT /${typeface} ${decimal(sizePx, 3)} Tf`;
  const straight = straightRun(run);
  if (!straight) {
    const letters = glyphs.map(
      (glyph) => `${matrix(glyph.x, glyph.y, glyph.angle, letterWidth)} <${font.code(glyph)}> Tj`,
    );
    return `${start}\n${letters.join('\n')} ET`;
  }
  const { x, y, angle, along } = straight;
  const perThousand = (sizePx * letterWidth) / PER_EM;
  let penPx = 0;
  const parts = glyphs.map((glyph, index) => {
    const aside = Math.round((penPx - (along[index] ?? 0)) / perThousand);
    penPx += (Math.round(glyph.advance * PER_EM) - aside) * perThousand;
    return `${aside === 0 ? '' : aside}<${font.code(glyph)}>`;
  });
  return `${start} ${matrix(x, y, angle, letterWidth)} [${parts.join('')}] TJ ET`;
}

/** Letters stand upright in a picture whose y grows downwards. */
function matrix(x: number, y: number, angle: number, letterWidth: number): string {
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  const turn = [letterWidth * cosine, letterWidth * sine, sine, -cosine].map((value) => decimal(value, 5));
  return `${turn.join(' ')} ${decimal(x)} ${decimal(y)} Tm`;
}
