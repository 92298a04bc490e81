import { useMoney } from '#src/features/hosts/hosts.public.ts';
import type { ProductCardFragment } from '#src/graphql/generated/graphql.ts';

/** The own price of one variant. */
export function VariantPrice({ item }: { item: ProductCardFragment }) {
  const money = useMoney();
  if (item.price.dealer == null) return null;
  return <p className="mt-1 text-xs tabular-nums">{money(item.price.dealer)}</p>;
}
