// Run by itself: fills the disk of a folder, and tells as JSON what came of it.

import { fillDisk, WRITTEN } from './fill-disk.ts';

const [name, disk = '', roomBytes = ''] = process.argv.slice(2);
const what = WRITTEN.find((each) => each === name);
if (!what) throw new Error(`Nobody writes ${name}`);
console.log(JSON.stringify(await fillDisk(what, disk, Number(roomBytes))));
process.exit(0);
