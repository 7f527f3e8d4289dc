import { join } from 'node:path';
import { pageProcessOf } from '../../drivers/processes.ts';
import { createLargeAnswer, readPlantAnswer } from '../../drivers/real-data.ts';
import type { Tour } from '../walk.ts';

const POINTS = 'id;breddegrad;lengdegrad\n2;70,4;26,5\n999999;61,1;7,2\n5;7,1;60,4\n7;41,9;12,5\n';

/** Files that are held over the window, read, doubted, taken and refused. */
export const importsTour: Tour = {
  name: 'imports',
  async walk({ app, page, dataFolder, see }) {
    await app.when.goesTo('Kraftverk');
    await app.table.then.showsCount(109, 109);
    await app.imports.when.dragsOver();
    await see('file over the window');
    await app.imports.when.dragsAway();

    await app.imports.when.drops('damaged.json', '[{"Navn": "A", "VannKraftverkID": "x"}]');
    await app.imports.then.isRefused(/./);
    await see('refused');
    await page.keyboard.press('Escape');

    await app.imports.when.dropsAll([
      { name: 'punkter.csv', text: POINTS, type: 'text/csv' },
      { name: 'et langt navn på en fil som kom fra et annet sted enn vanlig, utgave 2.json', text: '{}' },
    ]);
    await page.getByText('ser ut til å være byttet om').waitFor();
    await see('points to doubt, first of two files');
    await page.getByRole('button', { name: 'Hopp over, vis neste' }).click();
    await app.imports.then.isRefused(/./);
    await see('second of two files');
    await page.keyboard.press('Escape');

    const large = createLargeAnswer(15_000);
    const hurryAgain = slowDown(pageProcessOf(join(dataFolder, 'profile-data')) ?? 0);
    await app.imports.when.drops(large.fileName, large.text);
    await page.getByRole('progressbar').waitFor();
    await see('being read');
    await app.imports.then.isOffered(15_000);
    await app.imports.when.isTaken();
    await see('being taken');
    hurryAgain();
    await app.imports.then.isDone();

    const answer = readPlantAnswer();
    await app.imports.when.drops(answer.fileName, answer.text);
    await app.imports.then.isOffered(1833);
    await see('what would change');
    await app.imports.when.isTaken();
    await app.imports.then.isDone();
    await see('taken');
    await app.when.goesTo('Innstillinger');
    await page.getByRole('table', { name: /^Utgaver av registrene/ }).scrollIntoViewIfNeeded();
    await see('kept files among the settings');
  },
};

/** So much of its time a process that is slowed down works; less, and it would be taken for one that hangs. */
const WORK_MS = 110;
const TURN_MS = 250;

/** Lets a process work for a part of the time only: it is quicker than one who looks. Returns what ends that. */
function slowDown(pid: number): () => void {
  let isOver = false;
  const turns = setInterval(() => {
    signal(pid, 'SIGCONT');
    setTimeout(() => signal(pid, isOver ? 'SIGCONT' : 'SIGSTOP'), WORK_MS);
  }, TURN_MS);
  return () => {
    isOver = true;
    clearInterval(turns);
    signal(pid, 'SIGCONT');
  };
}

/** Whether it is still there is for the screens to tell. */
function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
