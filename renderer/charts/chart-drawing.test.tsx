import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TicksAlong } from './chart-drawing.tsx';

function valuesUnder(stepPx: number): string[] {
  const ticks = [0, 5_000_000, 10_000_000, 15_000_000].map((value, index) => ({
    value,
    at: index * stepPx,
  }));
  const markup = renderToStaticMarkup(
    <svg>
      <title>axis</title>
      <TicksAlong
        ticks={ticks}
        from={0}
        to={100}
        fontPx={12}
        number={(value) => value.toLocaleString('en')}
      />
    </svg>,
  );
  expect(markup.match(/<line/g)).toHaveLength(ticks.length);
  return Array.from(markup.matchAll(/<text[^>]*>([^<]*)/g), ([, text = '']) => text);
}

test('values along an axis never touch: those without room are left out, and their lines stay', () => {
  expect(valuesUnder(120)).toEqual(['0', '5,000,000', '10,000,000', '15,000,000']);
  expect(valuesUnder(60)).toEqual(['0', '5,000,000', '15,000,000']);
  expect(valuesUnder(30)).toEqual(['0', '10,000,000']);
});
