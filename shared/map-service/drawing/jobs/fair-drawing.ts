// Several pictures at once on one thread: a step of each in turn, so that a small one never waits for a large one.

import type { Steps } from '../../../base/steps.ts';
import { appError } from '../../../contracts/errors.ts';
import type { EventLoop } from '../../../ports/event-loop.ts';
import type { Drawing } from './draw-job.ts';
import { drawSteps, finishSteps } from './draw-steps.ts';
import { createSectionPixels } from './section-pixels.ts';

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
      // What is asked for afterwards begins anew.
      if (waiting.length === 0) break;
      // Whoever asks for a picture or gives one up is heard before the next step.
      await eventLoop.yieldToEventLoop();
    }
    isRunning = false;
  }

  /** Does work in turns with that of others. */
  function drawInTurn<Value>(steps: Steps<Value>, signal: AbortSignal): Promise<Value> {
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
  }

  return {
    draw: async (job, signal) => drawInTurn(await drawSteps(job), signal),
    begin(frame, signal) {
      const pixels = createSectionPixels(frame);
      let before: Promise<void> = Promise.resolve();
      return {
        add(section, onDrawn) {
          before = before.then(() => drawInTurn(pixels.add(section), signal));
          // What went wrong is told when the picture is finished.
          before.then(onDrawn, () => undefined);
        },
        async finish(job) {
          await before;
          const drawn = await drawInTurn(finishSteps(job, pixels), signal);
          pixels.release();
          return drawn;
        },
      };
    },
  };
}
