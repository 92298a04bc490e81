import { useRef } from 'react';
import { randomId } from './random-id.ts';

/**
 * Idempotency keys for what is asked of the server by hand: the same wish sent again, because its
 * answer was lost, goes under the same key; another wish, or the same one after `done`, has its own.
 */
export function useOnceKey() {
  const last = useRef<{ wish: string; key: string } | null>(null);
  return {
    keyOf(wish: unknown): string {
      const text = JSON.stringify(wish);
      if (last.current?.wish !== text) last.current = { wish: text, key: randomId() };
      return last.current.key;
    },
    /** The server has answered. */
    done(): void {
      last.current = null;
    },
  };
}
