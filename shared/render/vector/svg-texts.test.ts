import { expect, test } from 'vitest';
import { withSvgTexts } from './svg-texts.ts';

const SVG =
  '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" width="3">\n<path d="M0 0"/>\n</svg>\n';
const told = (title: string, description: string) =>
  new TextDecoder().decode(withSvgTexts(new TextEncoder().encode(SVG), { title, description }));

test('an SVG document says what it is before all that it draws', () => {
  expect(told('Møre & <Romsdal>', 'Filtre: Effekt > 4\nNVE')).toBe(
    SVG.replace(
      '\n<path',
      '\n<title>Møre &amp; &lt;Romsdal&gt;</title>\n<desc>Filtre: Effekt &gt; 4\nNVE</desc>\n<path',
    ),
  );
});

test('an SVG document without a title has a description alone', () => {
  expect(told('', 'NVE')).toBe(SVG.replace('\n<path', '\n<desc>NVE</desc>\n<path'));
});
