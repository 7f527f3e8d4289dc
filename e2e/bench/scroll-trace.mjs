// Reads from a trace of Chromium what the page's thread did while it scrolled. Times in a trace are microseconds.

export const TRACE_CATEGORIES = [
  'devtools.timeline',
  'devtools.timeline.frame',
  'disabled-by-default-devtools.timeline.frame',
  'toplevel',
  'v8',
];

const LONG_MS = 50;
const FRAME = 'BeginMainThreadFrame';
const TASKS = new Set(['ThreadControllerImpl::RunTask', 'RunTask']);
/** What runs script, also where it is nested: only the outermost counts. */
const SCRIPT = new Set([
  'FunctionCall',
  'FireAnimationFrame',
  'EventDispatch',
  'TimerFire',
  'RunMicrotasks',
  'FireIdleCallback',
  'v8.callFunction',
  'MajorGC',
  'MinorGC',
]);

/** Frame times, script per frame (processor time) and long tasks of the thread of the page that scrolled. */
export function readScrollTrace(events) {
  const thread = busiestThread(events);
  const own = events.filter(({ pid, tid }) => pid === thread.pid && tid === thread.tid);
  const frames = own
    .filter(({ name }) => name === FRAME)
    .map(({ ts }) => ts)
    .toSorted((a, b) => a - b);
  const whole = own.filter(({ ph }) => ph === 'X').toSorted((a, b) => a.ts - b.ts || b.dur - a.dur);
  const tasks = whole.filter(({ name }) => TASKS.has(name));
  const scriptMs = frames.slice(1).map(() => 0);
  for (const { ts, tdur, dur } of outermost(whole.filter(({ name }) => SCRIPT.has(name)))) {
    const place = frameAt(frames, ts);
    if (place !== undefined && place < scriptMs.length) scriptMs[place] += (tdur ?? dur) / 1000;
  }
  return {
    frameMs: frames.slice(1).map((ts, place) => (ts - frames[place]) / 1000),
    scriptMs,
    longTasks: tasks.filter(({ tdur, dur }) => (tdur ?? dur) / 1000 > LONG_MS),
    longTasksByTheClock: tasks.filter(({ dur }) => dur / 1000 > LONG_MS),
    longestTaskMs: Math.max(...tasks.map(({ tdur, dur }) => (tdur ?? dur) / 1000)),
  };
}

/** Many pages and frames leave traces; the one that scrolls makes the most frames. */
function busiestThread(events) {
  const counts = new Map();
  for (const { name, pid, tid } of events) {
    if (name !== FRAME) continue;
    const key = `${pid} ${tid}`;
    counts.set(key, { pid, tid, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  const [busiest] = [...counts.values()].toSorted((a, b) => b.count - a.count);
  if (!busiest) throw new Error('The trace holds no frames');
  return busiest;
}

function outermost(sorted) {
  let end = Number.NEGATIVE_INFINITY;
  return sorted.filter(({ ts, dur }) => {
    if (ts < end) return false;
    end = ts + dur;
    return true;
  });
}

/** The place of the last frame that began before a moment. */
function frameAt(frames, ts) {
  const place = frames.findLastIndex((start) => start <= ts);
  return place < 0 ? undefined : place;
}
