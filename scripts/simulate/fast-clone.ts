import { SimBlob } from './sim-blob.ts';

// Replaces two functions of the platform, which run ten thousand times a seed, by faster ones with the same results.
// This module must be imported before the modules that use them.

const clone = globalThis.structuredClone;
/** Values that are nested deeper, such as those with a cycle, are left to the platform. */
const deepest = 20;
const notPlain = Symbol('not plain');

/** A copy of what consists of JSON values and `undefined`; anything else answers `notPlain`. */
function copyPlain(value: unknown, depth: number): unknown {
  if (typeof value === 'function' || typeof value === 'symbol') return notPlain;
  if (typeof value !== 'object' || value === null) return value;
  if (depth === deepest) return notPlain;
  // Nothing changes a file, as the platform's own are immutable.
  if (value instanceof SimBlob) return value;
  return Array.isArray(value) ? copyList(value, depth + 1) : copyRecord(value, depth + 1);
}

function copyList(list: unknown[], depth: number): unknown {
  const copies = new Array(list.length);
  for (let n = 0; n < list.length; n += 1) {
    const copy = copyPlain(list[n], depth);
    if (copy === notPlain || !(n in list)) return notPlain;
    copies[n] = copy;
  }
  return copies;
}

function copyRecord(record: object, depth: number): unknown {
  if (Object.getPrototypeOf(record) !== Object.prototype) return notPlain;
  const copies: Record<string, unknown> = {};
  for (const name of Object.keys(record)) {
    const copy = copyPlain((record as Record<string, unknown>)[name], depth);
    if (copy === notPlain || name === '__proto__') return notPlain;
    copies[name] = copy;
  }
  return copies;
}

globalThis.structuredClone = (<T>(value: T, options?: StructuredSerializeOptions): T => {
  const copy = options ? notPlain : copyPlain(value, 0);
  return copy === notPlain ? clone(value, options) : (copy as T);
}) as typeof structuredClone;

// Dexie aborts one at the end of each transaction and reads no reason; making one takes its stack.
const { abort } = AbortController.prototype;
const usualReason = new DOMException('This operation was aborted', 'AbortError');
AbortController.prototype.abort = function (this: AbortController, reason: unknown = usualReason) {
  abort.call(this, reason);
};
