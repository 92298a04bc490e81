import { useLingui } from '@lingui/react/macro';
import type { Facet } from '../catalog-params.ts';

/** Returns the names of the facets. */
export function useFacetLabels(): Record<Facet, string> {
  const { t } = useLingui();
  return {
    bikeCategories: t`Bike categories`,
    merchandiseCategories: t`Categories`,
    brands: t`Brands`,
    series: t`Series`,
    models: t`Models`,
    frameSizes: t`Frame sizes`,
    wheelSizes: t`Wheel sizes`,
    promotions: t`Promotions`,
    articleTags: t`Tags`,
  };
}
