import { setTimeout as pause } from 'node:timers/promises';
import { timeCalls } from './percentile.ts';
import { sendQuery, type Tokens } from './with-fixture.ts';

/** Returns a call that reads the first page of news. */
export const readNews = (url: string, tokens: Tokens) => () =>
  sendQuery(url, tokens, '{ newsList(limit: 60) { news { id title } } }');

/** Times a call again and again while something else is done. */
export async function whileReading<T>(
  read: () => Promise<unknown>,
  work: () => Promise<T>,
): Promise<{ result: T; times: number[] }> {
  let isDone = false;
  const times: number[] = [];
  const reading = (async () => {
    while (!isDone) {
      times.push(...(await timeCalls(1, read)));
      await pause(50);
    }
  })();
  try {
    return { result: await work(), times };
  } finally {
    isDone = true;
    await reading;
  }
}
