import { createFairDrawing } from '../../../../shared/map-service/drawing/jobs/fair-drawing.ts';
import type { DrawReply } from '../draw-messages.ts';
import type { DrawWorker } from '../draw-pool.ts';
import { createDrawTasks } from '../draw-tasks.ts';

/** Draw workers without threads: messages are cloned and memory is handed over as between window and worker. */
export function createDirectDrawWorkers() {
  let turns = 0;
  let crashLast: () => void = () => undefined;
  let started = 0;
  const nextTurn = () => new Promise<void>((resolve) => setTimeout(resolve));
  const eventLoop = {
    async yieldToEventLoop() {
      turns++;
      await nextTurn();
    },
  };

  function start(): DrawWorker {
    started++;
    let isEnded = false;
    const onMessage: ((event: { readonly data: DrawReply }) => void)[] = [];
    const onError: ((event: { readonly message?: string }) => void)[] = [];
    const handle = createDrawTasks(createFairDrawing(eventLoop), (reply, transfer) => {
      const data = structuredClone(reply, { transfer });
      if (!isEnded) for (const listener of onMessage) listener({ data });
    });
    crashLast = () => {
      isEnded = true;
      for (const listener of onError) listener({ message: 'out of memory' });
    };
    return {
      postMessage(call, transfer) {
        const message = structuredClone(call, { transfer });
        setTimeout(() => handle(message));
      },
      addEventListener(type: string, listener: never) {
        if (type === 'message') onMessage.push(listener);
        else onError.push(listener);
      },
      terminate() {
        isEnded = true;
      },
    };
  }

  return { start, nextTurn, started: () => started, turns: () => turns, crash: () => crashLast() };
}
