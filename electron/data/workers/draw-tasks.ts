import type {
  BegunPicture,
  Drawing,
  DrawnFiles,
  PictureJob,
} from '../../../shared/map-service/drawing/jobs/draw-job.ts';
import { buffersOfFiles, buffersOfList, type DrawCall, type DrawReply } from './draw-messages.ts';

type Post = (reply: DrawReply, transfer: ArrayBuffer[]) => void;

/** What a draw worker does with what it is told. */
export function createDrawTasks(drawing: Drawing, post: Post): (call: DrawCall) => void {
  const running = new Map<number, AbortController>();
  const begun = new Map<number, BegunPicture>();

  function start(id: number): AbortSignal {
    const wait = new AbortController();
    running.set(id, wait);
    return wait.signal;
  }

  async function answer(id: number, drawn: Promise<DrawnFiles>): Promise<void> {
    try {
      const files = await drawn;
      post({ id, kind: 'end', ok: true, drawn: files }, buffersOfFiles(files));
    } catch (error) {
      const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
      post({ id, kind: 'end', ok: false, message }, []);
    } finally {
      running.delete(id);
    }
  }

  function add(id: number, section: PictureJob['list']): void {
    begun.get(id)?.add(section, () => {
      const memory = buffersOfList(section);
      post({ id, kind: 'spent', memory }, memory);
    });
  }

  function giveUp(id: number): void {
    running.get(id)?.abort();
    // One that is not finished has no answer on its way.
    if (begun.delete(id)) void answer(id, Promise.reject(new Error('It was given up')));
  }

  function finish(id: number, job: PictureJob): void {
    const picture = begun.get(id);
    begun.delete(id);
    if (picture) void answer(id, picture.finish(job));
  }

  return (call) => {
    const { id } = call;
    if (call.kind === 'draw') void answer(id, drawing.draw(call.job, start(id)));
    else if (call.kind === 'begin') begun.set(id, drawing.begin(call.frame, start(id)));
    else if (call.kind === 'add') add(id, call.section);
    else if (call.kind === 'finish') finish(id, call.job);
    else giveUp(id);
  };
}
