import { startTransition, useEffect, useState } from 'react';

type Task = () => void;

const waiting = new Set<Task>();
let scheduled = false;

function later(run: Task): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: 1000 });
  else setTimeout(run, 200);
}

function next(): void {
  scheduled = false;
  const [task] = waiting;
  if (!task) return;
  waiting.delete(task);
  task();
  schedule();
}

function schedule(): void {
  if (scheduled || waiting.size === 0) return;
  scheduled = true;
  later(next);
}

/**
 * True once the first screen has been drawn and it is this caller's turn: whatever waits comes one
 * after the other, each when the browser has nothing better to do, so that a tap never waits for all.
 */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    const task = () => startTransition(() => setIdle(true));
    waiting.add(task);
    schedule();
    return () => void waiting.delete(task);
  }, []);
  return idle;
}
