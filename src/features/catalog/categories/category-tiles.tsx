import { Trans } from '@lingui/react/macro';
import type { ProductCategory } from '#src/graphql/generated/graphql.ts';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import { useDeferredQuery } from '#src/graphql/use-deferred-query.ts';
import { LocaleLink } from '#src/i18n/locale-link.tsx';
import { useNumber } from '#src/i18n/use-number.ts';
import { Picture } from '#src/ui/picture.tsx';
import { catalogQueries } from '../catalog.queries.ts';
import { unitOf } from '../catalog-params.ts';
import { categoryLink } from './category-links.ts';

interface Tile {
  key: string;
  label: string;
  ids: string[];
  count: number;
  image: string | null | undefined;
}

function useTiles(category: ProductCategory): Tile[] {
  const bikes = useDeferredQuery({
    ...catalogQueries.bikeCategories(),
    enabled: category === 'Bike',
  });
  const { catalogDefaultView } = useHostConfig();
  const filter = useDeferredQuery(catalogQueries.filter({ category }, unitOf(catalogDefaultView)));
  const findCount = (id: string) => filter.data?.bikeCategories?.find(({ value }) => value === id);
  if (category === 'Bike')
    return (bikes.data ?? []).map((c) => ({
      key: c.id,
      label: c.wording,
      ids: c.mcIds,
      count: findCount(c.id)?.count ?? 0,
      image: findCount(c.id)?.image,
    }));
  return (filter.data?.merchandiseCategories ?? []).map((option) => ({
    key: option.value,
    label: option.label,
    ids: [option.value],
    count: option.count,
    image: option.image,
  }));
}

/** The ways into the catalog: one tile per bike category or parts group (U075, U076). */
export function CategoryTiles({ category }: { category: ProductCategory }) {
  const tiles = useTiles(category);
  const number = useNumber();
  if (tiles.length === 0) return null;
  return (
    <nav aria-labelledby="categories">
      <h2 id="categories" className="mb-3 text-xl font-semibold">
        <Trans>Categories</Trans>
      </h2>
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-6">
        {tiles.map((tile) => (
          <li key={tile.key}>
            <LocaleLink
              to={categoryLink(category, tile.ids)}
              className="flex min-h-14 items-center gap-2 rounded-xl border border-line bg-surface px-4 py-2 text-sm font-medium hover:border-brand hover:text-brand-ink"
            >
              {tile.image ? (
                <Picture
                  square
                  file={tile.image}
                  alt=""
                  className="-ml-2 hidden w-12 shrink-0 min-[360px]:block"
                />
              ) : null}
              <span className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-2">
                <span className="min-w-0 hyphens-auto break-words">{tile.label}</span>
                {tile.count > 0 ? (
                  <span className="font-normal text-ink-muted tabular-nums">
                    {number(tile.count)}
                  </span>
                ) : null}
              </span>
            </LocaleLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
