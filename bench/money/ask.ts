import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RunningServer } from '../../scripts/testing/server.ts';
import type { Measured } from '../budget.ts';
import { usedBy } from '../http.ts';
import { type Question, requestAs } from '../http-questions.ts';
import { calculatePercentile } from '../percentile.ts';

export interface MoneyRow extends Measured {
  what: string;
  /** Answers, rows or users. */
  count: number;
  p50: number | string;
  unit: string;
  /** Processor time of the server for each answer, the database not counted. */
  'server ms'?: number;
}

/**
 * Sends a trusted document under a key of its own, and takes the time until the answer has been read. The answer is not
 * compressed: in a larger installation a proxy does that.
 * @returns the only field of the answer @throws when there is none
 */
export async function ask<T>(
  url: string,
  token: string,
  question: Question,
): Promise<{ value: T; ms: number }> {
  const headers = { 'idempotency-key': randomUUID(), 'accept-encoding': 'identity' };
  const started = performance.now();
  const answer = await fetch(`${url}/graphql`, requestAs(token, question, headers));
  const text = await answer.text();
  const ms = performance.now() - started;
  const { data, errors } = JSON.parse(text) as { data?: Record<string, T>; errors?: unknown };
  const [value] = Object.values(data ?? {});
  if (errors || value === undefined || value === null)
    throw new Error(`${question.operation}: ${text.slice(0, 500)}`);
  return { value, ms };
}

export interface Timed {
  /** Milliseconds. */
  times: number[];
  /** Processor time of the server, seconds. */
  cpu: number;
}

/** Makes calls one after the other, after some that do not count. @param call returns the milliseconds it took */
export async function timeCalls(
  url: string,
  count: number,
  call: (nth: number) => Promise<number>,
): Promise<Timed> {
  for (let nth = 0; nth < Math.min(20, count); nth++) await call(nth);
  const before = await usedBy(url);
  const times: number[] = [];
  for (let nth = 0; nth < count; nth++) times.push(await call(nth));
  const { cpu } = await usedBy(url);
  return { times, cpu: cpu - before.cpu };
}

/** @param share of the calls, such as 0.95, that must keep to the budget */
export const toTimeRow = (
  what: string,
  { times, cpu }: Timed,
  budget: number | string,
  share = 0.95,
): MoneyRow => ({
  what,
  count: times.length,
  p50: calculatePercentile(times, 0.5),
  figure: calculatePercentile(times, share),
  unit: `ms p${share * 100}`,
  budget,
  ...(cpu > 0 && { 'server ms': Math.round((cpu * 10_000) / times.length) / 10 }),
});

/** Measures how long `run` takes, and by how many MB the memory of the server grows during it (Linux only). */
export async function watchMemory(
  { process: { pid } }: Pick<RunningServer, 'process'>,
  run: () => Promise<unknown>,
): Promise<{ seconds: number; megabytes: number }> {
  const read = () => {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1_000;
  };
  const idle = read();
  let most = idle;
  const timer = setInterval(() => {
    most = Math.max(most, read());
  }, 20);
  const started = performance.now();
  try {
    await run();
  } finally {
    clearInterval(timer);
  }
  const seconds = Math.round((performance.now() - started) / 100) / 10;
  return { seconds, megabytes: Math.round(Math.max(most, read()) - idle) };
}

/** Waits until the server is idle, so that its earlier work does not count. */
export const rest = () => sleep(2_000);
