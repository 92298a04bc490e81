import type { ShownDocument } from './shown-document.ts';

/** Stands in for the card of readers until it is built. */
export function DocumentCard({ item }: { item: ShownDocument }) {
  return <h2>{item.title}</h2>;
}
