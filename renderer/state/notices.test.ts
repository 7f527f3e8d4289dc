import { expect, test } from 'vitest';
import { createText } from '../i18n/create-text.ts';
import { failureNotice } from '../i18n/describe-error.ts';
import { createNoticeStore } from './notices.ts';
import { shownNotices } from './shown-notices.ts';

const sentences = (store: ReturnType<typeof createNoticeStore>) =>
  store.store.getState().notices.map(({ sentence }) => sentence(text));
const text = createText('nb');
const said = (word: string) => () => word;

test('of more notices than there is room for, the oldest that passes by itself goes', () => {
  const store = createNoticeStore();
  store.actions.show({ tone: 'warn', sentence: said('journal') });
  store.actions.show({ tone: 'good', sentence: said('kept') });
  for (const sentence of ['a', 'b', 'c']) store.actions.show({ tone: 'info', sentence: said(sentence) });
  expect(sentences(store)).toEqual(['journal', 'a', 'b', 'c']);
});

test('what waits to be put away is never lost, however much there is of it', () => {
  const store = createNoticeStore();
  const all = ['1', '2', '3', '4', '5', '6'];
  for (const sentence of all) store.actions.show({ tone: 'error', sentence: said(sentence) });
  expect(sentences(store)).toEqual(all);
  for (const sentence of ['earlier', 'latest'])
    store.actions.show({ tone: 'info', sentence: said(sentence) });
  expect(sentences(store)).toEqual([...all, 'latest']);
});

test('a notice that stays is said in the language that is chosen meanwhile', () => {
  const { store, actions } = createNoticeStore();
  actions.show({ tone: 'warn', sentence: (say) => say('frame.notice.settings-damaged') });
  actions.show(failureNotice(new Error('planned')));
  const saidIn = (language: 'nb' | 'en') =>
    store.getState().notices.map(({ sentence }) => sentence(createText(language)));
  expect(saidIn('nb').map((sentence) => sentence.slice(0, 14))).toEqual(['Innstillingene', 'Noe i Varde sv']);
  expect(saidIn('en').map((sentence) => sentence.slice(0, 14))).toEqual(['The settings c', 'Something in V']);
});

test('of many notices the two latest are shown and the others counted, until all are asked for', () => {
  const { store, actions } = createNoticeStore();
  for (const sentence of ['1', '2', '3', '4', '5']) actions.show({ tone: 'warn', sentence: said(sentence) });
  const { notices } = store.getState();
  const seen = (areAllShown: boolean, of = notices) => {
    const { shown, waiting } = shownNotices(of, areAllShown);
    return [shown.map(({ sentence }) => sentence(text)), waiting];
  };
  expect(seen(false)).toEqual([['4', '5'], 3]);
  expect(seen(true)).toEqual([['1', '2', '3', '4', '5'], 0]);
  expect(seen(false, notices.slice(0, 2))).toEqual([['1', '2'], 0]);
  expect(seen(false, [])).toEqual([[], 0]);
});
