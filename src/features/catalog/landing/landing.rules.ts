import type { ProductCategory } from '#src/graphql/generated/graphql.ts';

/**
 * Which catalog to land on: the wanted one if it has products, else bikes, else PAA, else groupsets
 * (B074, B080).
 */
export function landingCategory(
  options: readonly { value: string; count: number }[],
  wanted: ProductCategory | null,
): ProductCategory | 'groupset' {
  const exists = (category: ProductCategory) =>
    options.some((option) => option.value === category && option.count > 0);
  if (wanted && exists(wanted)) return wanted;
  if (exists('Bike')) return 'Bike';
  return exists('PAA') ? 'PAA' : 'groupset';
}
