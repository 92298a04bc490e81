import { randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import * as v from 'valibot';

const shape = v.object({
  /** Of this one lock: no two are alike, not even of one process. */
  id: v.string(),
  pid: v.number(),
  hostname: v.string(),
  /** ISO time. */
  startedAt: v.string(),
  /** Where the server listens, such as http://127.0.0.1:3000; null while it does not, and for commands. */
  address: v.nullable(v.string()),
  /** Names the running kernel, which containers of one machine share. */
  machine: v.string(),
  /** Within which the pid means something; null where the system has none. */
  pidNamespace: v.nullable(v.string()),
});

/** The process that uses a directory, as its `lock.json` says. */
export type LockHolder = v.InferOutput<typeof shape>;

/** This process as the holder of a new lock. */
export function describeThisProcess(): LockHolder {
  return {
    id: randomUUID(),
    pid: process.pid,
    hostname: hostname(),
    startedAt: new Date().toISOString(),
    address: null,
    machine: thisMachine(),
    pidNamespace: orNull(() => readlinkSync('/proc/self/ns/pid')),
  };
}

/** @returns null for what is no description of a holder, such as a file cut off by a power failure */
export function parseHolder(text: string): LockHolder | null {
  const parsed = v.safeParse(
    shape,
    orNull(() => JSON.parse(text) as unknown),
  );
  return parsed.success ? parsed.output : null;
}

/** Whether the holder is, or was, a process of this machine since it was started. */
export function isOfThisMachine(holder: LockHolder): boolean {
  return holder.machine === thisMachine();
}

/** Whether no process has the holder's number; false where that cannot be known from here. */
export function hasEnded({ pid, pidNamespace }: LockHolder): boolean {
  if (pidNamespace !== describeThisProcess().pidNamespace) return false;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

function thisMachine(): string {
  const boot = orNull(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim());
  return boot ?? hostname();
}

function orNull<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}
