import { isDeepStrictEqual } from 'node:util';
import type { Db } from '#server/db/database.ts';
import { type Cached, cached } from '#server/lib/cached.ts';
import type { HostConfig } from '#shared/host-config.ts';
import { assembleHostConfig } from './host-config.rules.ts';
import { findHost, readServerStatus } from './hosts.store.ts';
import { hostOf } from './organisations.store.ts';

interface Memory {
  configs: Cached<string, HostConfig | null>;
  status: Cached<'server', { status: string; message: string }>;
}

const memories = new WeakMap<Db, Memory>();

function getMemory(db: Db): Memory {
  const known = memories.get(db);
  if (known) return known;
  const made = new Map<string, HostConfig>();
  const configs = cached(10_000, async (host: string) => {
    const row = await findHost(db, host);
    if (!row) return null;
    const config = assembleHostConfig(row);
    const before = made.get(host);
    if (isDeepStrictEqual(before, config)) return before as HostConfig;
    made.set(host, config);
    return config;
  });
  const memory = { configs, status: cached(2_000, () => readServerStatus(db)) };
  memories.set(db, memory);
  return memory;
}

/**
 * Returns the configuration of a host (O009), at most ten seconds old; null for an unknown host. It is the
 * same object as long as nothing in it changes.
 * @param host domain in any case, without port
 */
export async function getHostConfig(db: Db, host: string): Promise<HostConfig | null> {
  if (!/^[\w.-]{1,253}$/.test(host)) return null;
  return getMemory(db).configs(host.toLowerCase());
}

/** Returns the configuration of the host that speaks for an organisation; null for one without a host. */
export async function getConfigOf(db: Db, sorg: string): Promise<HostConfig | null> {
  const host = await hostOf(db, sorg);
  return host === null ? null : getHostConfig(db, host);
}

/** Whether the server takes requests and what to say when not (B024, B140); at most 2 s old. */
export async function getServerStatus(db: Db): Promise<{ online: boolean; message: string }> {
  const { status, message } = await getMemory(db).status('server');
  return { online: status === 'online', message };
}

export { databaseHasRoom, databaseTakesWrites } from './database-check.store.ts';
export { listVisitForms } from './organisations.store.ts';

/** Makes changes of hosts and server status visible at once in this process. */
export function forgetHosts(db: Db): void {
  memories.delete(db);
}
