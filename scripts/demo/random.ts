/** A source of numbers that gives the same sequence for the same seed. */
export interface Random {
  /** At least 0 and below 1. */
  next(): number;
  /** A whole number from `from` to `to`, both included. */
  int(from: number, to: number): number;
  /** True in `share` of all cases. */
  chance(share: number): boolean;
  pick<T>(list: readonly T[]): T;
}

/** FNV-1a, 32 bits: turns a name into a seed, so that one row never depends on its neighbours. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}

/** The mulberry32 generator, seeded by a name. */
export function randomFor(name: string): Random {
  let state = hash(`pannier ${name}`);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    int: (from, to) => from + Math.floor(next() * (to - from + 1)),
    chance: (share) => next() < share,
    pick: (list) => {
      const item = list[Math.floor(next() * list.length)];
      if (item === undefined) throw new Error('Nothing to pick from.');
      return item;
    },
  };
}
