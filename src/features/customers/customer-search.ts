import { corrections } from '#shared/catalog-engine/query/correct.ts';
import { folded } from '#src/lib/folded-text.ts';

/** The fields that customers are searched by (B057, U163). */
export interface FoundBy {
  custCode: { r3: string; isr?: string | null | undefined; unified: string };
  custName: string;
  custPhone: string;
  custAddress: string;
  custEmail: string;
  custCity: string;
}

/** With its text made ready, so that a key press only compares. */
export type Searchable<C extends FoundBy> = C & { text: string };

/** Customers made ready to be searched; to be done once for a list, not at a key press. */
export function searchable<C extends FoundBy>(customers: readonly C[]): Searchable<C>[] {
  return customers.map((customer) => {
    const { custCode, custName, custPhone, custAddress, custEmail, custCity } = customer;
    const { r3, isr, unified } = custCode;
    const fields = [r3, isr, unified, custName, custPhone, custAddress, custEmail, custCity];
    return { ...customer, text: folded(fields.filter(Boolean).join(' ')) };
  });
}

/**
 * Returns the customers that contain every word of the search, ignoring case and accents, in the list's
 * order. If there are none, a misspelt word matches the most similar words of the list.
 */
export function searchCustomers<C extends FoundBy>(
  list: readonly Searchable<C>[],
  search: string,
): readonly Searchable<C>[] {
  const words = folded(search).split(/\s+/u).filter(Boolean);
  if (words.length === 0) return list;
  const found = list.filter(({ text }) => words.every((word) => text.includes(word)));
  return found.length > 0 ? found : searchMisspelt(list, words);
}

function searchMisspelt<C extends FoundBy>(
  list: readonly Searchable<C>[],
  words: readonly string[],
): readonly Searchable<C>[] {
  const texts = list.map(({ text }) => text);
  const meant = words.map((word) =>
    texts.some((text) => text.includes(word)) ? [word] : corrections(word, texts),
  );
  return list.filter(({ text }) => meant.every((any) => any.some((word) => text.includes(word))));
}
