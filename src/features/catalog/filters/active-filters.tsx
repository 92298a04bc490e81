import { Trans, useLingui } from '@lingui/react/macro';
import { useShowroom } from '#src/features/showroom/showroom.public.ts';
import { useMoney } from '#src/graphql/host/use-host-config.ts';
import { Icon } from '#src/ui/icon.tsx';
import { type CatalogParams, facets, toggleFacet } from '../catalog-params.ts';
import { useFilterOptions } from './use-filter-options.ts';

interface Props {
  params: CatalogParams;
  onChange: (next: CatalogParams) => void;
}

/** The active filters, each removable with one tap. */
export function ActiveFilters({ params, onChange }: Props) {
  const { t } = useLingui();
  const money = useMoney();
  const { options: data } = useFilterOptions(params);
  // Filters that reveal the dealer's prices stay active in showroom mode, but hidden.
  const showroom = useShowroom();
  const open = showroom ? facets.filter((facet) => facet !== 'promotions') : facets;
  const chips = open.flatMap((facet) =>
    params.selected[facet].map((value) => ({
      key: `${facet} ${value}`,
      // An answer kept since before there was the facet does not have it.
      label: data?.[facet]?.find((option) => option.value === value)?.label ?? value,
      remove: () => onChange(toggleFacet(params, facet, value)),
    })),
  );
  if (params.search)
    chips.unshift({
      key: 'search',
      label: t({ message: `“${{ search: params.search }}”`, comment: 'a search text in quotes' }),
      remove: () => onChange({ ...params, search: '' }),
    });
  if (params.articleTagCategory)
    chips.push({
      key: 'tags',
      label: params.articleTagCategory,
      remove: () => onChange({ ...params, articleTagCategory: '' }),
    });
  const { priceFrom, priceTo } = params;
  if (!showroom && (priceFrom !== null || priceTo !== null))
    chips.push({
      key: 'price',
      label:
        priceFrom === null
          ? `≤ ${money(priceTo ?? 0)}`
          : priceTo === null
            ? `≥ ${money(priceFrom)}`
            : `${money(priceFrom)} – ${money(priceTo)}`,
      remove: () => onChange({ ...params, priceFrom: null, priceTo: null }),
    });
  if (params.hasStock)
    chips.push({
      key: 'stock',
      label: t`In stock`,
      remove: () => onChange({ ...params, hasStock: false }),
    });
  if (params.isNew)
    chips.push({
      key: 'new',
      label: t({ message: 'New', comment: 'mark of an article that has just come into the range' }),
      remove: () => onChange({ ...params, isNew: false }),
    });
  if (chips.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2" aria-label={t`Filters in use`}>
      {chips.map((chip) => (
        <li key={chip.key}>
          <button
            type="button"
            onClick={chip.remove}
            className="flex min-h-11 items-center gap-1.5 rounded-full border border-line bg-surface px-4 text-sm hover:border-brand"
          >
            {chip.label}
            <Icon name="close" size={16} />
            <span className="sr-only">
              <Trans>remove</Trans>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
