import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RunningServer } from '../../scripts/testing/server.ts';
import type { Measured } from '../budget.ts';
import { type Question, requestAs } from '../http-questions.ts';
import { calculatePercentile } from '../percentile.ts';

export interface MoneyRow extends Measured {
  what: string;
  /** Answers, rows or users. */
  count: number;
  p50: number | string;
  unit: string;
}

/** Sends a trusted document under a key of its own. @returns its only field @throws when there is none */
export async function ask<T>(url: string, token: string, question: Question): Promise<T> {
  const key = { 'idempotency-key': randomUUID() };
  const answer = await fetch(`${url}/graphql`, requestAs(token, question, key));
  const { data, errors } = (await answer.json()) as { data?: Record<string, T>; errors?: unknown };
  const [value] = Object.values(data ?? {});
  if (errors || value === undefined || value === null)
    throw new Error(`${question.operation}: ${JSON.stringify(errors ?? data).slice(0, 500)}`);
  return value;
}

/** Takes the time of calls that are made one after the other, after some that do not count. */
export async function timeCalls(
  count: number,
  call: (nth: number) => Promise<unknown>,
): Promise<number[]> {
  for (let nth = 0; nth < Math.min(10, count); nth++) await call(nth);
  const times: number[] = [];
  for (let nth = 0; nth < count; nth++) {
    const started = performance.now();
    await call(nth);
    times.push(performance.now() - started);
  }
  return times;
}

/** @param share of the calls, such as 0.95, that must keep to the budget */
export const toTimeRow = (
  what: string,
  times: readonly number[],
  budget: number | string,
  share = 0.95,
): MoneyRow => ({
  ...{ what, count: times.length, p50: calculatePercentile(times, 0.5) },
  ...{ figure: calculatePercentile(times, share), unit: `ms p${share * 100}`, budget },
});

/** Runs something and watches the memory of the server meanwhile (Linux). @returns MB above that of before */
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

/** Lets the server come to rest, so that what it did before does not count. */
export const settle = () => sleep(2_000);
