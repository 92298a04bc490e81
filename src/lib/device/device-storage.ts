import { tabScope } from './tab-scope.ts';

/**
 * Small values of this browser (localStorage) as JSON. Reading and removing never throw: a browser
 * that stores nothing, as in some private windows, has nothing.
 */
export const deviceStorage = {
  /** Null when nothing is stored under the key, or nothing that can be read; check its shape. */
  read(key: string): unknown {
    try {
      return JSON.parse(localStorage.getItem(key + tabScope) ?? 'null');
    } catch {
      return null;
    }
  },
  /** @throws when the browser stores nothing here or has no space left, see `whyNotSaved` */
  write(key: string, value: unknown): void {
    localStorage.setItem(key + tabScope, JSON.stringify(value));
  },
  /** Writes what is only a convenience: without space it is not stored, and nothing is said. */
  tryWrite(key: string, value: unknown): void {
    try {
      deviceStorage.write(key, value);
    } catch {
      // The default applies the next time.
    }
  },
  remove(key: string): void {
    try {
      localStorage.removeItem(key + tabScope);
    } catch {
      // There is nothing to remove.
    }
  },
  /** All keys that begin with the prefix. */
  keys(prefix: string): string[] {
    try {
      return Object.keys(localStorage)
        .filter((key) => key.startsWith(prefix) && key.endsWith(tabScope))
        .map((key) => key.replace(tabScope, ''));
    } catch {
      return [];
    }
  },
};
