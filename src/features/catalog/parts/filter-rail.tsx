import { Trans } from '@lingui/react/macro';
import type { ProductCategory } from '#src/graphql/generated/graphql.ts';
import type { CatalogParams } from '../catalog-params.ts';
import { FilterFields } from './filter-fields.tsx';

interface Props {
  params: CatalogParams;
  onChange: (next: CatalogParams) => void;
  fixedCategory: ProductCategory | null;
}

/** The filters beside the results on wide screens. */
export function FilterRail(props: Props) {
  return (
    <section
      aria-labelledby="filters"
      className="sticky top-24 max-h-[calc(100vh-7rem)] overflow-y-auto pr-2 pb-8"
    >
      <h2 id="filters" className="mb-3 text-lg font-semibold">
        <Trans>Filters</Trans>
      </h2>
      <FilterFields {...props} />
    </section>
  );
}
