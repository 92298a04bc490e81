import type { FilterOption } from '#server/graphql/generated/types.ts';
import type { NamedCount, ValueCount } from './facets.store.ts';
import type { ColumnFacet } from './match.store.ts';
import { compareSizes, compareWords } from './sizes.rules.ts';

/** The options of a facet from its counts: no empty values, ordered by what people read. */
export function optionsOf(
  counts: readonly ValueCount[],
  facet: ColumnFacet,
  names: ReadonlyMap<string, string> = new Map(),
): FilterOption[] {
  const named = counts.flatMap(({ facet: of, value, n }) =>
    of === facet && value ? [{ value, label: names.get(value) ?? value, n }] : [],
  );
  return namedOptions(named, facet === 'frameSizes' || facet === 'wheelSizes');
}

/** More values than this nobody reads through; of a longer facet the widest are offered. */
const optionsShown = 300;

/** Options that bring their names; sizes in the order of sizes, all others by their words. */
export function namedOptions(counts: readonly NamedCount[], sizes = false): FilterOption[] {
  return [...counts]
    .sort((a, b) => b.n - a.n)
    .slice(0, optionsShown)
    .map(({ value, label, n }) => ({ value, label, count: n }))
    .sort((a, b) =>
      sizes
        ? compareSizes(a.value, b.value)
        : compareWords(a.label, b.label) || compareWords(a.value, b.value),
    );
}
