import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ShowroomButton } from '#src/features/showroom/showroom.public.ts';
import type { ProductSortField, SortOrder } from '#src/graphql/generated/graphql.ts';
import { SelectField } from '#src/ui/fields/select-field.tsx';
import { Icon } from '#src/ui/icon.tsx';
import type { CatalogParams, CatalogView } from '../catalog-params.ts';

interface Props {
  params: CatalogParams;
  view: CatalogView;
  onChange: (next: CatalogParams) => void;
  children: ReactNode;
}

/** The bar above the results: filters on phones, order, and models or single articles. */
export function ListHead({ params, view, onChange, children }: Props) {
  const { t } = useLingui();
  const orders: { value: `${ProductSortField} ${SortOrder}`; label: string }[] = [
    ...(params.search ? [{ value: 'relevance DESC' as const, label: t`Best match` }] : []),
    { value: 'price ASC', label: t`Price, lowest first` },
    { value: 'price DESC', label: t`Price, highest first` },
    { value: 'name ASC', label: t`Name` },
    { value: 'name DESC', label: t`Name, Z to A` },
    { value: 'newest DESC', label: t`Newest` },
    { value: 'popularity DESC', label: t`Most ordered` },
  ];
  // From a link: what is in force is always what the box shows.
  const rare: typeof orders = [
    { value: 'newest ASC', label: t`Oldest` },
    { value: 'popularity ASC', label: t`Least ordered` },
  ];
  const order = `${params.sort.field} ${params.sort.order}`;
  const views = [
    { value: 'group', label: t`Models`, icon: 'grid' },
    { value: 'item', label: t`Single articles`, icon: 'list' },
  ] as const;
  return (
    <div className="flex flex-wrap items-center gap-2 lg:justify-end">
      <div className="shrink-0 lg:hidden">{children}</div>
      <SelectField
        label={<span className="sr-only">{t`Sort by`}</span>}
        className="order-last min-w-0 flex-1 basis-full sm:order-none sm:basis-24 lg:max-w-60 [&>label]:mb-0"
        options={[...orders, ...rare.filter(({ value }) => value === order)]}
        value={order}
        onChange={(event) => {
          const [field, order] = event.target.value.split(' ') as [ProductSortField, SortOrder];
          onChange({ ...params, sort: { field, order } });
        }}
      />
      <fieldset className="ml-auto flex shrink-0 sm:ml-0 overflow-hidden rounded border border-line-strong bg-surface">
        <legend className="sr-only">{t`Show`}</legend>
        {/* On phones only the other one: there is no room for both. */}
        {views.map(({ value, label, icon }) => (
          <button
            key={value}
            type="button"
            title={label}
            aria-label={label}
            aria-pressed={view === value}
            className="grid size-touch place-items-center text-ink-muted aria-pressed:bg-brand-tint aria-pressed:text-brand-ink max-sm:aria-pressed:hidden"
            onClick={() => onChange({ ...params, view: value })}
          >
            <Icon name={icon} size={20} />
          </button>
        ))}
      </fieldset>
      <ShowroomButton />
    </div>
  );
}
