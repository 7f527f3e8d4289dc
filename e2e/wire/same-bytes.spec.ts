// Pictures depend on nothing but request and data: not on the start, the folder, or what was asked before.

import { envelope } from '../../shared/testing/map-requests.ts';
import { createDataFolder } from '../drivers/data-folder.ts';
import { ask } from '../drivers/http-client.ts';
import { startVarde, type VardeProgram } from '../drivers/varde-program.ts';
import { expect, test } from '../drivers/wire-test.ts';

const display = (name: string, widthPx: number, heightPx: number) =>
  `<${name}><ImageHeight>${heightPx}</ImageHeight><ImageWidth>${widthPx}</ImageWidth><ImageDPI>110</ImageDPI></${name}>`;
const type = (format: string) =>
  `<ImageType><ImageFormat>geoImage${format}</ImageFormat>` +
  '<ImageReturnType>geoImageReturnMimeData</ImageReturnType></ImageType>';
const image = (format: string, widthPx = 300, heightPx = 220) =>
  `<ImageDescription>${type(format)}${display('ImageDisplay', widthPx, heightPx)}</ImageDescription>`;
const described = (rotation: number, more = '') =>
  '<MapDescription><Name/>' +
  `<MapArea xsi:type="MapServerBookmark"><Name>Vestlandet</Name></MapArea><Rotation>${rotation}</Rotation>${more}` +
  '</MapDescription>';
const WEB = '<SpatialReference xsi:type="ProjectedCoordinateSystem"><WKID>3857</WKID></SpatialReference>';
const map = (format: string, rotation: number, more = '', ...size: number[]) =>
  `<ExportMapImage>${described(rotation, more)}${image(format, ...size)}</ExportMapImage>`;

const REQUESTS: { readonly [name: string]: string } = {
  'turned map, PNG': map('PNG', 25),
  'web map, PNG32': map('PNG32', 0, WEB),
  'map, JPG': map('JPG', -60),
  'map, GIF': map('GIF', 0),
  'map, TIFF': map('TIFF', 10),
  'map, SVG': map('SVG', 5),
  'map, PDF': map('PDF', 0),
  'map, PS': map('PS', 15, WEB),
  'map, EMF': map('EMF', -15),
  'map in bands, PNG24': map('PNG24', 0, '', 1300, 900),
  'scale bar, PNG': `<ExportScaleBar>${described(20)}${display('MapDisplay', 500, 400)}${image('PNG', 300, 60)}</ExportScaleBar>`,
  'legend, PDF': `<GetLegendInfo><MapName/><LayerIDs><Int>1</Int></LayerIDs>${type('PDF')}</GetLegendInfo>`,
};

async function answersOf(varde: VardeProgram, names: readonly string[]) {
  const answers: { [name: string]: string } = {};
  for (const name of names) {
    const body = envelope(REQUESTS[name] ?? '');
    const question = { method: 'POST', headers: { 'content-type': 'text/xml' }, body };
    answers[name] = (await ask(`${varde.ready.services['map']}`, question)).text;
  }
  return answers;
}

test('a second start on another data folder gives the same bytes', async ({ varde }) => {
  test.setTimeout(180_000);
  const names = Object.keys(REQUESTS);
  const first = await answersOf(varde, names);
  const folder = createDataFolder();
  const second = await startVarde({ dataFolder: folder.path, seed: 'sample' });
  try {
    // The other way round, so that fonts, shapes and workers have another history.
    const again = await answersOf(second, names.toReversed());
    for (const name of names) {
      const data = /<ImageData>([^<]{400,})</.exec(first[name] ?? '')?.[1];
      expect(data, `${name}: ${first[name]?.slice(0, 600)}`).toBeDefined();
      expect(again[name] === first[name], name).toBe(true);
    }
    expect(new Set(Object.values(first)).size).toBe(names.length);
  } finally {
    await second.stop();
    folder.remove();
  }
});
