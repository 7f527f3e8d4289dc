// A process that is there to be killed: it keeps observations, delivers them, and says what it promised. `finish` ends
// when everything is delivered.

import { randomUUID } from 'node:crypto';
import { createTargetClient } from '../target-client.ts';
import { contentOf, deliverAll, openDelivery, TARGET_ID } from './deliver-to.ts';

const [root = '', address = '', mode = ''] = process.argv.slice(2);
const client = createTargetClient({ fetch: globalThis.fetch });
const { drafts, delivering } = await openDelivery(root, (_, call) => client({ address }, call));
const say = (line: string) => void process.stdout.write(`${line}\n`);

await delivering.start();
if (mode === 'finish') {
  await deliverAll(delivering);
  await delivering.close();
} else {
  for (;;) {
    const { draftId } = await drafts.create(contentOf(0));
    // No two alike, and each with a picture of its own.
    const picture = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from(randomUUID())]);
    const sha256 = await drafts.addPicture(draftId, picture);
    const told = { fileName: 'a.jpg', bytes: picture.length, photographer: '', copyright: '' };
    const number = Number.parseInt(draftId.slice(0, 8), 16);
    const pictures = [{ ...told, sha256, caption: draftId, registrationTid: 13 }];
    await drafts.keep(draftId, contentOf(number, pictures));
    say(`kept ${draftId}`);
    await delivering.save(draftId, TARGET_ID);
    say(`saved ${draftId}`);
    await delivering.settled();
  }
}
