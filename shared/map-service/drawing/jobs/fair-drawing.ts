// Several pictures at once on one thread: a step of each in turn, so that a small one never waits for a large one.

import { appError } from '../../../contracts/errors.ts';
import type { EventLoop } from '../../../ports/event-loop.ts';
import type { Drawing } from './draw-job.ts';
import { drawSteps } from './draw-steps.ts';

/** Does the next step of a picture; true when it was the last. */
type Turn = () => boolean;

export function createFairDrawing(eventLoop: EventLoop): Drawing {
  const waiting: Turn[] = [];
  let isRunning = false;

  async function run(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    for (let turn = waiting.shift(); turn; turn = waiting.shift()) {
      if (!turn()) waiting.push(turn);
      // Whoever asks for a picture or gives one up is heard before the next step.
      await eventLoop.yieldToEventLoop();
    }
    isRunning = false;
  }

  return {
    async draw(job, signal) {
      const steps = await drawSteps(job);
      return new Promise((resolve, reject) => {
        waiting.push(() => {
          try {
            if (signal.aborted) throw appError('job/cancelled');
            const step = steps.next();
            if (step.done) resolve(step.value);
            return step.done === true;
          } catch (error) {
            reject(error);
            return true;
          }
        });
        void run();
      });
    },
  };
}
