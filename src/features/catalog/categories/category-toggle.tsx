import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { paths } from '#src/app/paths.ts';
import type { ProductCategory } from '#src/graphql/generated/graphql.ts';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import { useDeferredQuery } from '#src/graphql/use-deferred-query.ts';
import { LocaleLink } from '#src/i18n/locale-link.tsx';
import { useWide } from '#src/lib/hooks/use-wide.ts';
import { catalogKindsQuery } from './catalog-kinds.ts';

interface ToggleLinkProps {
  to: string;
  current: boolean;
  children: ReactNode;
}

function ToggleLink({ to, current, children }: ToggleLinkProps) {
  return (
    <LocaleLink
      to={to}
      className={`flex min-h-11 flex-1 items-center justify-center rounded-md px-2 text-sm font-medium ${
        current ? 'bg-surface text-brand-ink shadow-raised' : 'text-ink-muted'
      }`}
      aria-current={current ? 'page' : undefined}
    >
      {children}
    </LocaleLink>
  );
}

/**
 * Bike or PAA; choosing one opens /catalog with that category (B079). Where there are groupsets they are
 * the third kind (B004, R007): with one catalog entry in the menu this is the way to them.
 */
export function CategoryToggle({ category }: { category: ProductCategory | 'groupset' | null }) {
  const { t } = useLingui();
  const { data: kinds } = useDeferredQuery(catalogKindsQuery);
  return (
    <nav aria-label={t`Kind of product`} className="flex rounded-lg bg-ground p-1">
      <ToggleLink to={paths.catalog({ category: 'bike' })} current={category === 'Bike'}>
        <Trans>Bikes</Trans>
      </ToggleLink>
      <ToggleLink to={paths.catalog({ category: 'PAA' })} current={category === 'PAA'}>
        <Trans>Parts</Trans>
      </ToggleLink>
      {kinds?.groupset || category === 'groupset' ? (
        <ToggleLink to={paths.catalogGroupset()} current={category === 'groupset'}>
          <Trans>Groupsets</Trans>
        </ToggleLink>
      ) : null}
    </nav>
  );
}

/**
 * The toggle on the page of one category: phones have no category menu in the bar, so with one catalog
 * entry in the menu this is the way to the other kinds (U190, F008).
 */
export function PhoneToggle({ category }: { category: ProductCategory }) {
  const { flags } = useHostConfig();
  const wide = useWide();
  return flags.MERGE_MENU_CATALOG && !wide ? <CategoryToggle category={category} /> : null;
}
