import { leases } from '../scratch-pool.ts';

/**
 * Makes wrong uses of scratch memory throw, in all tests of a process: the same name taken twice, and an array used
 * after its task has ended. An array cannot be returned twice, because the lender takes it back itself.
 */

interface Lease {
  name: string;
  isOver: boolean;
}

const held = new WeakMap<object, Set<string>>();

leases.hold = (lender, name, value, task) => {
  const names = held.get(lender) ?? new Set();
  held.set(lender, names);
  if (names.has(name)) throw new Error(`Scratch memory for "${name}" is taken already`);
  names.add(name);
  const lease = { name, isOver: false };
  try {
    return task(ArrayBuffer.isView(value) ? watched(value, lease) : value);
  } finally {
    lease.isOver = true;
    names.delete(name);
  }
};

/** The same array, and parts of it, until the lease is over. */
function watched<Value extends object>(array: Value, lease: Lease): Value {
  const check = () => {
    if (lease.isOver)
      throw new Error(`Scratch memory for "${lease.name}" is used after its return`);
  };
  const isPart = (value: unknown): value is object =>
    ArrayBuffer.isView(value) && ArrayBuffer.isView(array) && value.buffer === array.buffer;
  return new Proxy(array, {
    get(target, key) {
      check();
      const value = Reflect.get(target, key);
      if (typeof value !== 'function') return value;
      return (...given: unknown[]) => {
        check();
        const result = Reflect.apply(value, target, given);
        return isPart(result) ? watched(result, lease) : result;
      };
    },
    set(target, key, value) {
      check();
      return Reflect.set(target, key, value);
    },
  });
}
