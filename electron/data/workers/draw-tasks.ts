import type { Drawing } from '../../../shared/map-service/drawing/jobs/draw-job.ts';
import { buffersOfFiles, type DrawCall, type DrawReply } from './draw-messages.ts';

type Post = (reply: DrawReply, transfer: ArrayBuffer[]) => void;

/** What a draw worker does with what it is told. */
export function createDrawTasks(drawing: Drawing, post: Post): (call: DrawCall) => void {
  const running = new Map<number, AbortController>();

  async function draw({ id, job }: DrawCall & { readonly kind: 'draw' }): Promise<void> {
    const wait = new AbortController();
    running.set(id, wait);
    try {
      const drawn = await drawing.draw(job, wait.signal);
      post({ id, ok: true, drawn }, buffersOfFiles(drawn));
    } catch (error) {
      post(
        { id, ok: false, message: error instanceof Error ? (error.stack ?? error.message) : String(error) },
        [],
      );
    } finally {
      running.delete(id);
    }
  }

  return (call) => {
    if (call.kind === 'draw') void draw(call);
    else running.get(call.id)?.abort();
  };
}
