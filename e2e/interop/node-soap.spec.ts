import { join } from 'node:path';
import type { Leaf } from '../../shared/testing/map-wire-form.ts';
import { test } from '../drivers/wire-test.ts';
import { takeServiceTour } from './service-tour.ts';
import { takeTour } from './toolkit-tour.ts';

/** node-soap leaves base64 as text, and its parseFloat knows no INF. */
function asNodeSoapReads(leaf: Leaf): Leaf {
  if (typeof leaf === 'object' && 'bytes' in leaf) return leaf.bytes;
  return leaf === Number.POSITIVE_INFINITY || leaf === Number.NEGATIVE_INFINITY ? Number.NaN : leaf;
}

for (const dialect of ['neutral', 'vendor'] as const) {
  test(`node-soap sends and reads every operation (${dialect})`, async () => {
    await takeTour({
      command: [process.execPath, join(import.meta.dirname, 'node-soap-tour.mjs')],
      dialect,
      seed: 3,
      adapt: asNodeSoapReads,
    });
  });

  test(`node-soap asks the running service (${dialect})`, async ({ varde }) => {
    const address = varde.ready.services['map'] ?? '';
    await takeServiceTour({
      command: [process.execPath, join(import.meta.dirname, 'node-soap-tour.mjs')],
      dialect,
      adapt: asNodeSoapReads,
      address,
    });
  });
}
