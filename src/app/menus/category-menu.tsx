import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { catalogKindsQuery } from '#src/features/catalog/catalog.public.ts';
import { catalogQueries } from '#src/features/catalog/catalog.queries.ts';
import {
  allCategoriesLink,
  categoryLink,
  getCatalogMode,
} from '#src/features/catalog/categories/category-links.ts';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import { useDeferredQuery } from '#src/graphql/use-deferred-query.ts';
import { LocaleLink } from '#src/i18n/locale-link.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Disclosure } from '#src/ui/layout/disclosure.tsx';

const row = 'flex min-h-touch items-center rounded px-3 hover:bg-sunken';

/** The bike categories by their own wording; none when they cannot be loaded (U075, U080). */
function useBikeCategories() {
  const { data, isError } = useDeferredQuery(catalogQueries.bikeCategories());
  useEffect(() => {
    if (isError) console.error('Something went wrong (0101)');
  }, [isError]);
  return data ?? [];
}

function BikeCategories({ all }: { all: string }) {
  const categories = useBikeCategories();
  return (
    <Disclosure
      align="left"
      hover
      className="w-[310px]"
      button={
        <>
          <span className="inline-block first-letter:uppercase">
            <Trans comment="title of the menu of bike categories; it is shown with a capital">
              categories
            </Trans>
          </span>
          <Icon name="chevron-down" size={16} />
        </>
      }
    >
      {(close) => (
        <ul>
          {categories.map(({ id, wording, mcIds }) => (
            <li key={id}>
              <LocaleLink to={categoryLink('Bike', mcIds)} onClick={close} className={row}>
                {wording}
              </LocaleLink>
            </li>
          ))}
          <li>
            <LocaleLink to={all} onClick={close} className={`${row} font-semibold text-brand-ink`}>
              <Trans>All categories</Trans>
            </LocaleLink>
          </li>
        </ul>
      )}
    </Disclosure>
  );
}

/**
 * The way into the catalog's categories: for bikes a menu of them, unless the host hides it;
 * otherwise one button (U073 to U080, F001, F002, C027, C035, M063, M064).
 */
export function CategoryMenu() {
  const { t } = useLingui();
  const { flags } = useHostConfig();
  const { pathname, search } = useLocation();
  const { data: kinds } = useDeferredQuery(catalogKindsQuery);
  const mode = getCatalogMode(pathname + search, kinds ?? null);
  const all = allCategoriesLink(mode, flags.CATALOG_REDESIGN);
  return (
    <nav aria-label={t`Category menu`}>
      {mode === 'Bike' && !flags.HIDE_CATEGORY_MENU ? (
        <BikeCategories all={all} />
      ) : (
        <LocaleLink to={all} className={row}>
          <Trans>Categories</Trans>
        </LocaleLink>
      )}
    </nav>
  );
}
