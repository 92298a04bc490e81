/** The entries that only one of two lists has, and the entries that both have; by name. */
export interface Differences {
  onlyFirst: string[];
  onlySecond: string[];
  both: string[];
}

/** Compares two lists of names; each result is in the order of its list. */
export function findDifferences(first: readonly string[], second: readonly string[]): Differences {
  const [one, other] = [new Set(first), new Set(second)];
  return {
    onlyFirst: first.filter((name) => !other.has(name)),
    onlySecond: second.filter((name) => !one.has(name)),
    both: first.filter((name) => other.has(name)),
  };
}
