import { Plural, Trans } from '@lingui/react/macro';
import { Navigate, useSearchParams } from 'react-router';
import { localePath, paths } from '#src/app/paths.ts';
import { LocaleLink, useLocale } from '#src/i18n/locale-link.tsx';
import { buttonClass } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';

/** The order stands: its number, and where to go from here (R021). */
export function Component() {
  const locale = useLocale();
  const [query] = useSearchParams();
  const numbers = query.getAll('order').filter((number) => /^\d{1,20}$/.test(number));
  if (numbers.length === 0) return <Navigate replace to={localePath(locale, paths.orders())} />;
  return (
    <div className="mx-auto flex max-w-lg flex-col items-center gap-4 py-10 text-center">
      <span className="text-success-ink">
        <Icon name="success" size={48} />
      </span>
      <h1 className="text-2xl font-semibold">
        <Plural value={numbers.length} one="Your order is placed" other="Your orders are placed" />
      </h1>
      <ul className="space-y-2">
        {numbers.map((number) => (
          <li key={number}>
            <LocaleLink
              to={paths.order(number)}
              className="tabular inline-flex min-h-touch items-center text-xl font-semibold text-brand-ink underline underline-offset-4"
            >
              {number}
            </LocaleLink>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap justify-center gap-3">
        <LocaleLink to={paths.catalog()} className={buttonClass('primary')}>
          <Trans>Back to the catalog</Trans>
        </LocaleLink>
        <LocaleLink to={paths.orders()} className={buttonClass('secondary')}>
          <Trans>All orders</Trans>
        </LocaleLink>
      </div>
    </div>
  );
}
