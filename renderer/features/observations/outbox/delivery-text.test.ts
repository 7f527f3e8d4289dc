import { expect, test } from 'vitest';
import { deliveryTypes } from '../../../../shared/contracts/bridge/delivery-types.ts';
import type { BridgeType } from '../../../../shared/contracts/bridge/types.ts';
import { createFormats } from '../../../i18n/create-formats.ts';
import { createText } from '../../../i18n/create-text.ts';
import type { Language } from '../../../i18n/texts.ts';
import { deliverySentences } from './delivery-text.ts';

type OutboxItem = BridgeType<'OutboxItem'>;

const STATE: OutboxItem['state'] = {
  phase: 'waiting',
  atMs: 0,
  nextAtMs: 0,
  attempts: 0,
  failures: 0,
  looks: 0,
  isMaybeThere: false,
  isReposted: false,
  answeredAtMs: null,
  regId: null,
  reason: null,
  problem: null,
  status: null,
  missing: [],
  faults: {},
  body: null,
  clockAheadMs: null,
};

function say(state: Partial<OutboxItem['state']>, language: Language = 'en', more: Partial<OutboxItem> = {}) {
  const content = { observer: '', placeText: '', registration: {}, pictures: [] };
  const draft: OutboxItem['draft'] = { draftId: 'a', state: 'draft', keptAtMs: 0, content, faults: {} };
  const item = { draft, targetName: 'Office', isHalted: false, bytes: 2_000_000, canEdit: true, ...more };
  const speech = { text: createText(language), formats: createFormats(language) };
  return deliverySentences({ ...item, state: { ...STATE, ...state } }, speech).join(' ');
}

const reasons = Object.keys(deliveryTypes.DeliveryReason.values);

test.each(['nb', 'en'] as const)('every state and every reason is said in words of %s', (language) => {
  const said = Object.keys(deliveryTypes.DeliveryPhase.values).map((phase) =>
    say({ phase: phase as 'sent', attempts: 2, regId: 7 }, language),
  );
  const why = reasons.map((reason) =>
    say({ phase: 'attention', reason: reason as 'refused', missing: ['Picture[1]'], status: 404 }, language),
  );
  for (const sentence of [...said, ...why]) expect(sentence).not.toMatch(/delivery\.|[{}]|undefined/);
  expect(new Set([...said, ...why]).size).toBe(said.length + why.length);
});

test('what the target refused stands there by path', () => {
  const faults = { 'registration.DtObsTime': ['Expected a time.', 'Sorry.'] };
  expect(say({ phase: 'attention', reason: 'refused', faults })).toContain(
    'registration.DtObsTime: Expected a time. Sorry.',
  );
});

test('what the network did, a halted target and a wrong clock are said', () => {
  expect(say({ problem: 'refused' })).toContain('Nobody answered at the address.');
  expect(say({ problem: 'something new' })).toContain('did not answer as expected');
  expect(say({}, 'en', { isHalted: true })).toContain('Office refused the token.');
  expect(say({ clockAheadMs: -180_000 })).toContain('differs from ours by 180 seconds');
});

test('what may be there is said to be locked', () => {
  expect(say({ phase: 'looking', isMaybeThere: true }, 'en', { canEdit: false })).toContain(
    'cannot be changed until',
  );
});
