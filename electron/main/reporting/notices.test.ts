import { expect, test } from 'vitest';
import { createNotices, noticeSetAside } from './notices.ts';

test('what a register lacks is forgotten with its next import, the rest stays', () => {
  const notices = createNotices();
  const heard: number[] = [];
  notices.onChanged((list) => heard.push(list.length));
  notices.add('port-taken');
  notices.add('register-lost', { register: 'plants', file: 'a.json' });
  notices.add('register-lost', { register: 'plants', file: 'a.json' });
  notices.add('register-older', { register: 'points', file: 'p.csv', source: 'o.csv' });
  notices.settle('plants');
  notices.settle('plants');
  expect(notices.list().map(({ code }) => code)).toEqual(['port-taken', 'register-older']);
  expect(heard).toEqual([1, 2, 3, 2]);
});

test('files that were set aside are told once, with as many as there are now', async () => {
  const notices = createNotices();
  const names = ['a'];
  const setAside = { list: async () => ({ folder: '/f', names }) };
  await noticeSetAside(notices, { list: async () => ({ folder: '/f', names: [] }) });
  expect(notices.list()).toEqual([]);
  await noticeSetAside(notices, setAside);
  names.push('b', 'c', 'd');
  await noticeSetAside(notices, setAside);
  expect(notices.list()).toEqual([
    { code: 'imports-set-aside', details: { folder: '/f', count: 4, files: 'a, b, c' } },
  ]);
});

test('files that are set aside no longer are told of no longer', async () => {
  const notices = createNotices();
  const names = ['a.geojson'];
  const setAside = { list: async () => ({ folder: '/f', names: [...names] }) };
  await noticeSetAside(notices, setAside);
  expect(notices.list()).toHaveLength(1);
  names.pop();
  await noticeSetAside(notices, setAside);
  expect(notices.list()).toEqual([]);
});
