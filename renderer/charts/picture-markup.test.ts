import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { type DrawnElement, pictureOf } from './picture-markup.ts';

const drawing: DrawnElement = {
  name: 'svg',
  attributes: [],
  children: [
    {
      name: 'rect',
      attributes: [
        ['width', '10'],
        ['fill', 'url("#a-fill-0")'],
      ],
      children: [],
    },
    { name: 'text', attributes: [['x', '4']], children: ['Møre & Romsdal <1>'] },
  ],
};
const style = {
  widthPx: 300,
  heightPx: 200,
  fontPx: 12,
  fontFamily: '"Inter Variable", system-ui, sans-serif',
  ink: 'rgb(16, 33, 43)',
  faintInk: 'rgb(91, 107, 116)',
  paper: 'rgb(255, 255, 255)',
};

test('a picture is well-formed, has its own size and title, tells all about itself, and refers to nothing outside', () => {
  const caption = {
    title: 'Effekt «etter» fylke',
    about: ['Filtre: Fylke: Møre og Romsdal, Vestland, Rogaland, Agder, Telemark', 'Eksempeldata & "mer"'],
  };
  const { markup, widthPx, heightPx } = pictureOf(drawing, caption, style);
  expect(XMLValidator.validate(markup)).toBe(true);
  const { svg } = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '' }).parse(markup);
  expect(svg).toMatchObject({ title: caption.title, width: String(widthPx), height: String(heightPx) });
  const lines = svg.text.slice(1).map((line: { '#text': string }) => line['#text']);
  expect(lines).toHaveLength(3);
  expect(lines.slice(0, 2).join(' ')).toBe(caption.about[0]);
  expect(lines[2]).toBe(caption.about[1]);
  expect(svg.desc).toBe(caption.about.join('\n'));
  expect(svg.g.text['#text']).toBe('Møre & Romsdal <1>');
  expect(svg.g.rect.fill).toBe('url("#a-fill-0")');
  expect(svg['font-family']).toContain('sans-serif');
  expect(markup).not.toMatch(/class=|style=|var\(|href/);
});
