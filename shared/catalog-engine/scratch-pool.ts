type Scratch = Uint8Array<ArrayBuffer> | Uint32Array<ArrayBuffer> | Float64Array<ArrayBuffer>;
type Kind<Array extends Scratch> = new (length: number) => Array;

/**
 * Hands scratch memory to the task that it is lent to. Tests replace it by a function that also checks who holds
 * what (testing/check-leases.ts).
 */
export const leases = {
  hold: <Value, Result>(
    _lender: object,
    _name: string,
    value: Value,
    task: (value: Value) => Result,
  ): Result => task(value),
};

/**
 * Large arrays for the time of a function call. Queries lend them, because arrays of their own would cause garbage
 * collection while a user waits. An array belongs to one task at a time: a task that is called by another one gets
 * other memory, and no array can be kept, because it is taken back when the task ends.
 */
export class ScratchPool {
  readonly #free = new Map<Kind<Scratch>, Scratch[]>();

  /**
   * Calls a task with an array of any content.
   * @param name what the array is for; a task does not take a second one of the same name
   */
  lend<Array extends Scratch, Result>(
    name: string,
    kind: Kind<Array>,
    length: number,
    task: (array: Array) => Result,
  ): Result {
    const free = this.#freeOf(kind);
    const at = free.findLastIndex((array) => array.length >= length);
    const [array = new kind(length)] = at === -1 ? [] : free.splice(at, 1);
    try {
      const part = array.length === length ? array : (array.subarray(0, length) as Array);
      return leases.hold(this, name, part, task);
    } finally {
      free.push(array);
    }
  }

  #freeOf<Array extends Scratch>(kind: Kind<Array>): Array[] {
    const free = this.#free.get(kind) ?? [];
    this.#free.set(kind, free);
    return free as Array[];
  }
}
