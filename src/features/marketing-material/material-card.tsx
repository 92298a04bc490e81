/** Stands in for the card of readers until it is built. */
export function MaterialCard({ item }: { item: { title: string } }) {
  return <h2>{item.title}</h2>;
}
