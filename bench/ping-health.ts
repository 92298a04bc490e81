// A thread that asks a server whether it runs, again and again, so that the work of the measurement does not count.
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

let longest = 0;
parentPort?.on('message', () => {
  parentPort?.postMessage(longest);
  longest = 0;
});
for (;;) {
  const start = performance.now();
  await fetch(`${workerData}/healthz`).then((answer) => answer.text());
  longest = Math.max(longest, performance.now() - start);
  await sleep(5);
}
