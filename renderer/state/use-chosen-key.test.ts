import { expect, test } from 'vitest';
import { nextChosen } from './use-chosen-key.ts';

const none = { activeKey: undefined, onlyKey: undefined, key: undefined };

test('what was chosen last is looked at: a card that was opened, or the only selected row', () => {
  const selected = nextChosen(none, { activeKey: undefined, onlyKey: '7' });
  expect(selected.key).toBe('7');
  const opened = nextChosen(selected, { activeKey: '9', onlyKey: '7' });
  expect(opened.key).toBe('9');
  expect(nextChosen(opened, { activeKey: '9', onlyKey: '8' }).key).toBe('8');
});

test('without the one it is the other, and where nothing changed nothing does', () => {
  const both = { activeKey: '9', onlyKey: '7', key: '7' };
  expect(nextChosen(both, { activeKey: '9', onlyKey: undefined }).key).toBe('9');
  expect(nextChosen(both, { activeKey: undefined, onlyKey: '7' }).key).toBe('7');
  expect(nextChosen(both, { activeKey: '9', onlyKey: '7' })).toBe(both);
});
