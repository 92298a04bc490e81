import { writeSync } from 'node:fs';
import { type Debugger, Session } from 'node:inspector';
import { hostname } from 'node:os';
import { workerData } from 'node:worker_threads';
import { silenceCounter, type WatchdogOrder, watched } from './watchdog-rules.ts';

const { state, limit, interval } = workerData as WatchdogOrder;
const fatal = 60;
const standardOutput = 1;
/** How long the main thread is given to say where it is; code outside JavaScript cannot. */
const stackPatience = 1_000;

const nowhere: { stack: string[]; callFrameId?: string | undefined } = { stack: [] };
/** Ends a process from its main thread, without waiting for anything. */
const leave = 'process.reallyExit(1)';

const silence = silenceCounter(interval, performance.now());
const timer = setInterval(() => {
  const beats = Atomics.load(state, watched.beats);
  const debugged = Atomics.load(state, watched.debugged) === 1;
  if (silence(performance.now(), beats, debugged) < limit) return;
  clearInterval(timer);
  void endProcess();
}, interval);

/** Says why, as a line of the log, and ends the process: nothing else can be done with it. */
async function endProcess(): Promise<void> {
  const session = new Session();
  const { stack, callFrameId } = await pauseMainThread(session).catch(() => nowhere);
  const msg = `The event loop has not responded for ${limit / 1_000} seconds, the process is ended`;
  const common = { level: fatal, time: Date.now(), pid: process.pid, hostname: hostname() };
  try {
    writeSync(standardOutput, `${JSON.stringify({ ...common, stack, msg })}\n`);
  } finally {
    process.kill(process.pid, 'SIGKILL');
    // The first process of a container cannot be killed from within; its main thread has to leave.
    if (callFrameId)
      session.post('Debugger.evaluateOnCallFrame', { callFrameId, expression: leave });
  }
}

/**
 * Stops the main thread and tells where it is, innermost call first; nowhere when it does not run
 * JavaScript.
 */
async function pauseMainThread(session: Session): Promise<typeof nowhere> {
  session.connectToMainThread();
  const urls = new Map<string, string>();
  session.on('Debugger.scriptParsed', ({ params }) => urls.set(params.scriptId, params.url));
  const paused = new Promise<Debugger.CallFrame[]>((resolve) => {
    session.once('Debugger.paused', ({ params }) => resolve(params.callFrames));
    setTimeout(resolve, stackPatience, []);
  });
  session.post('Debugger.enable');
  session.post('Debugger.pause');
  const frames = await paused;
  const stack = frames.slice(0, 20).map(({ functionName, location }) => {
    const file = urls.get(location.scriptId) ?? '';
    const place = `${file}:${location.lineNumber + 1}:${(location.columnNumber ?? 0) + 1}`;
    return `${functionName || '(anonymous)'} (${place})`;
  });
  return { stack, callFrameId: frames[0]?.callFrameId };
}
