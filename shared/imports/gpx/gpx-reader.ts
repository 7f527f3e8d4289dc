// A GPX file while it is read: a waypoint is a point, a route a line, a track a line of a path for each segment. Their
// simple members are values; what other programs put in (extensions), and what single points of lines have, is left out.

import type { SaxesTagNS } from 'saxes';
import type { Json } from '../../base/json.ts';
import { appError } from '../../contracts/errors.ts';
import { findCrs } from '../../geo/crs/find-crs.ts';
import type { Geometry } from '../../geo/geometry/geometry.ts';
import { type LayerDraft, LayerDraftBuilder } from '../staging/layer-draft.ts';
import { XmlChunks } from '../xml/xml-chunks.ts';

/** GPX positions are WGS 84. */
const WGS84 = findCrs(4326);
/** Members that GPX has as numbers (gpx.xsd, wptType, rteType and trkType). */
const NUMBERS = new Set(
  'ele magvar geoidheight sat hdop vdop pdop ageofdgpsdata dgpsid number course speed'.split(' '),
);
/** What the elements of features are, as the field `kind` of lines says. */
const LINE_KINDS: { readonly [element: string]: string } = { rte: 'route', trk: 'track' };

interface Feature {
  readonly element: string;
  readonly properties: Map<string, Json>;
  /** Of a waypoint one position. */
  readonly paths: number[][];
}

export class GpxReader {
  private readonly builder = new LayerDraftBuilder();
  private readonly xml = new XmlChunks({
    open: (tag, line) => this.open(tag, line),
    text: (text) => {
      if (this.depth === 3) this.text += text;
    },
    close: () => this.close(),
  });
  private depth = 0;
  private namespace = '';
  private feature: Feature | undefined;
  /** The member in hand, and its text so far. */
  private member: string | undefined;
  private text = '';

  /** Throws `layer-import/…` with what is wrong, by line. */
  push(chunk: Uint8Array): void {
    this.xml.push(chunk);
  }

  end(): LayerDraft {
    this.xml.end();
    return this.builder.end(WGS84);
  }

  private open(tag: SaxesTagNS, line: number): void {
    this.depth++;
    if (this.depth === 1) this.openRoot(tag, line);
    else if (tag.uri !== this.namespace) return;
    else if (this.depth === 2) this.openFeature(tag, line);
    else if (this.feature) this.openInside(this.feature, tag, line);
  }

  private openRoot({ local, uri }: SaxesTagNS, line: number): void {
    if (local !== 'gpx') {
      throw appError('layer-import/wrong-root', {
        format: 'GPX',
        line,
        element: local.slice(0, VALUE_SHOWN),
      });
    }
    this.namespace = uri;
  }

  private openFeature(tag: SaxesTagNS, line: number): void {
    const { local: element } = tag;
    if (element === 'wpt')
      this.feature = { element, properties: new Map(), paths: [readPosition(tag, line)] };
    const kind = LINE_KINDS[element];
    if (!kind) return;
    this.feature = { element, properties: new Map([['kind', kind]]), paths: element === 'rte' ? [[]] : [] };
  }

  private openInside({ element, paths }: Feature, tag: SaxesTagNS, line: number): void {
    const { local } = tag;
    if (local === 'trkseg' && this.depth === 3) paths.push([]);
    else if ((local === 'trkpt' && this.depth === 4) || (local === 'rtept' && element === 'rte')) {
      paths.at(-1)?.push(...readPosition(tag, line));
    } else if (this.depth === 3 && local !== 'extensions') {
      const address = tag.attributes['href']?.value;
      if (address === undefined) [this.member, this.text] = [local, ''];
      else this.addMember(local, address);
    }
  }

  private close(): void {
    if (this.depth === 3 && this.member !== undefined) {
      this.addMember(this.member, this.text);
      this.member = undefined;
    }
    if (this.depth === 2 && this.feature) {
      const { properties } = this.feature;
      this.builder.add({ shapes: shapesOf(this.feature), properties: Object.fromEntries(properties) });
      this.feature = undefined;
    }
    this.depth--;
  }

  /** A member that comes again, as a link may, stands behind the first. */
  private addMember(name: string, content: string): void {
    const text = content.trim();
    if (text === '' || !this.feature) return;
    const { properties } = this.feature;
    const before = properties.get(name);
    const value = NUMBERS.has(name) && Number.isFinite(Number(text)) ? Number(text) : text;
    properties.set(name, before === undefined ? value : `${before} ${text}`);
  }
}

/** A path of fewer than two positions is no line; a track of none is a row without a shape. */
function shapesOf({ element, paths }: Feature): Geometry[] {
  if (element === 'wpt') {
    const [x = 0, y = 0] = paths[0] ?? [];
    return [{ kind: 'point', x, y }];
  }
  const lines = paths.filter(({ length }) => length >= 4);
  if (lines.length === 0) return [];
  return [{ kind: 'polyline', paths: lines.map((path) => Float64Array.from(path)) }];
}

const AXES = [
  { attribute: 'lon', limit: 180 },
  { attribute: 'lat', limit: 90 },
] as const;
const VALUE_SHOWN = 80;

/** Longitude and latitude of a point, in degrees (WGS 84). Throws `layer-import/bad-position`. */
function readPosition({ local, attributes }: SaxesTagNS, line: number): number[] {
  return AXES.map(({ attribute, limit }) => {
    const text = attributes[attribute]?.value.trim() ?? '';
    const degrees = text === '' ? Number.NaN : Number(text);
    if (Math.abs(degrees) <= limit) return degrees;
    const value = text.slice(0, VALUE_SHOWN);
    throw appError('layer-import/bad-position', { line, element: local, attribute, value, limit });
  });
}
