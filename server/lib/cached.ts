import { outside } from './outside.ts';

export interface Cached<K, T> {
  (key: K): Promise<T>;
  /** Forgets everything, so that the next call loads again. */
  clear(): void;
}

/**
 * Remembers what `load` answered for `ms` milliseconds per key. Simultaneous calls share one load and
 * failures are not kept. Beyond `limit` keys everything is forgotten, so foreign keys cannot fill memory.
 */
export function cached<K, T>(
  ms: number,
  load: (key: K) => Promise<T>,
  limit = 1_000,
): Cached<K, T> {
  const entries = new Map<K, { until: number; value: Promise<T> }>();
  const get = (key: K): Promise<T> => {
    const hit = entries.get(key);
    if (hit && hit.until > performance.now()) return hit.value;
    if (entries.size >= limit) entries.clear();
    const entry = { until: performance.now() + ms, value: outside(load, key) };
    entries.set(key, entry);
    entry.value.catch(() => {
      if (entries.get(key) === entry) entries.delete(key);
    });
    return entry.value;
  };
  return Object.assign(get, { clear: () => entries.clear() });
}
