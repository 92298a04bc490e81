import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import type { ProductCategory } from '#src/graphql/generated/graphql.ts';
import { LocaleLink } from '#src/i18n/locale-link.tsx';

/** Bike or PAA; choosing one opens /catalog with that category (B079). */
export function CategoryToggle({ category }: { category: ProductCategory | null }) {
  const { t } = useLingui();
  const part = (value: ProductCategory) =>
    `flex min-h-11 flex-1 items-center justify-center rounded-md px-4 text-sm font-medium ${
      category === value ? 'bg-surface text-brand-ink shadow-raised' : 'text-ink-muted'
    }`;
  return (
    <nav aria-label={t`Kind of product`} className="flex rounded-lg bg-ground p-1">
      <LocaleLink
        to={paths.catalog({ category: 'bike' })}
        className={part('Bike')}
        aria-current={category === 'Bike' ? 'page' : undefined}
      >
        <Trans>Bikes</Trans>
      </LocaleLink>
      <LocaleLink
        to={paths.catalog({ category: 'PAA' })}
        className={part('PAA')}
        aria-current={category === 'PAA' ? 'page' : undefined}
      >
        <Trans>Parts</Trans>
      </LocaleLink>
    </nav>
  );
}
