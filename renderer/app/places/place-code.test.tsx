import { Suspense } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { laterCode, loadPlaces, type PlaceCode, PlaceOf, presentCode } from './place-code.tsx';

const Settings = () => <h1>Settings</h1>;

function shown(code: PlaceCode): string {
  return renderToStaticMarkup(
    <Suspense fallback="waiting">
      <PlaceOf code={code} />
    </Suspense>,
  );
}

test('a place is waited for until its code is loaded, which is done once', async () => {
  const load = vi.fn(async () => Settings);
  const code = laterCode(load);
  expect(load).not.toHaveBeenCalled();
  expect(shown(code)).toContain('waiting');
  await loadPlaces();
  expect(shown(code)).toContain('<h1>Settings</h1>');
  await loadPlaces();
  expect(load).toHaveBeenCalledTimes(1);
});

test('code that is there at once is never waited for', () => {
  expect(shown(presentCode(Settings))).toBe('<h1>Settings</h1>');
});

test('code that could not be loaded is loaded again', async () => {
  const load = vi.fn(async () => Settings);
  load.mockRejectedValueOnce(new Error('gone'));
  const code = laterCode(load);
  await expect(loadPlaces()).rejects.toThrow('gone');
  await loadPlaces();
  expect(shown(code)).toContain('<h1>Settings</h1>');
});
