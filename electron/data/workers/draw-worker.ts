// A draw worker: its pictures take turns.

import { createFairDrawing } from '../../../shared/map-service/drawing/jobs/fair-drawing.ts';
import type { DrawCall } from './draw-messages.ts';
import { createDrawTasks } from './draw-tasks.ts';
import { createMessageEventLoop } from './message-event-loop.ts';

const handle = createDrawTasks(createFairDrawing(createMessageEventLoop()), (reply, transfer) =>
  self.postMessage(reply, { transfer }),
);

self.addEventListener('message', ({ data }: MessageEvent<DrawCall>) => handle(data));
