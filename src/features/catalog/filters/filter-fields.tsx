import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment, type ReactNode } from 'react';
import { useShowroom } from '#src/features/showroom/showroom.public.ts';
import type { ProductCategory } from '#src/graphql/generated/graphql.ts';
import { Button } from '#src/ui/button.tsx';
import { Checkbox } from '#src/ui/fields/checkbox.tsx';
import {
  type CatalogParams,
  type Facet,
  filterCount,
  resetFilters,
  toggleFacet,
} from '../catalog-params.ts';
import { CategoryToggle } from '../categories/category-toggle.tsx';
import { FacetGroup } from './facet-group.tsx';
import { offeredFacets } from './offered-facets.rules.ts';
import { PriceFields } from './price-fields.tsx';
import { selectTags } from './tag-category.rules.ts';
import { TagCategoryField } from './tag-category-field.tsx';
import { useFilterOptions } from './use-filter-options.ts';

export interface FilterProps {
  params: CatalogParams;
  onChange: (next: CatalogParams) => void;
  fixedCategory: ProductCategory | null;
  /** For staff, who buy nothing: it takes the place of the links to other kinds, and there are no prices. */
  forStaff?: ReactNode;
}

/** All filters with the number of results behind each value; empty ones are hidden (N059). */
export function FilterFields({ params, onChange, fixedCategory, forStaff }: FilterProps) {
  const { t } = useLingui();
  const labels = useFacetLabels(fixedCategory ?? params.category);
  // Price range and promotions say what the dealer pays.
  const showroom = useShowroom();
  const { options: data } = useFilterOptions(params);
  return (
    <div className="space-y-4">
      {forStaff ?? (fixedCategory ? null : <CategoryToggle category={params.category} />)}
      <Checkbox
        label={t`In stock only`}
        checked={params.hasStock}
        onChange={(event) => onChange({ ...params, hasStock: event.target.checked })}
      />
      <Checkbox
        label={t`New only`}
        checked={params.isNew}
        onChange={(event) => onChange({ ...params, isNew: event.target.checked })}
      />
      {offeredFacets(params, data).map((facet) => {
        const all = data?.[facet] ?? [];
        const options = facet === 'articleTags' ? selectTags(all, params.articleTagCategory) : all;
        const selected = params.selected[facet];
        if (facet === 'promotions' && showroom) return null;
        return (
          <Fragment key={facet}>
            {facet === 'articleTags' ? (
              <TagCategoryField tags={all} params={params} onChange={onChange} />
            ) : null}
            <FacetGroup
              label={labels[facet]}
              options={options}
              selected={selected}
              onToggle={(value) => onChange(toggleFacet(params, facet, value))}
            />
          </Fragment>
        );
      })}
      {showroom || forStaff ? null : (
        <PriceFields
          key={`${params.priceFrom} ${params.priceTo}`}
          params={params}
          onChange={onChange}
          bounds={data?.price ?? null}
        />
      )}
      {filterCount(resetFilters(params)) < filterCount(params) ? (
        <Button variant="quiet" onClick={() => onChange(resetFilters(params))}>
          <Trans>Reset filters</Trans>
        </Button>
      ) : null}
    </div>
  );
}

/** Returns the names of the facets: only bikes have frames. */
function useFacetLabels(category: ProductCategory | null): Record<Facet, string> {
  const { t } = useLingui();
  return {
    bikeCategories: t`Bike categories`,
    merchandiseCategories: t`Categories`,
    brands: t`Brands`,
    series: t`Series`,
    models: t`Models`,
    frameSizes: category === 'Bike' ? t`Frame sizes` : t`Sizes`,
    wheelSizes: t`Wheel sizes`,
    promotions: t`Promotions`,
    articleTags: t`Tags`,
  };
}
