import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { LocaleLink } from '#src/i18n/locale-link.tsx';

const link = 'inline-flex min-h-touch items-center text-brand-ink underline';

/** The other ways to fill a cart: codes, earlier orders, templates. */
export function OrderWays() {
  const { t } = useLingui();
  const { has } = useSession();
  return (
    <nav aria-label={t`More ways to order`} className="flex flex-wrap gap-x-4 text-sm">
      {has('page.catalog') ? (
        <>
          <LocaleLink to={paths.fastOrder()} className={link}>
            <Trans>Fast order</Trans>
          </LocaleLink>
          <LocaleLink to={paths.repeatOrder()} className={link}>
            <Trans>Repeat an order</Trans>
          </LocaleLink>
        </>
      ) : null}
      <LocaleLink to={paths.orderLists()} className={link}>
        <Trans>Carts and templates</Trans>
      </LocaleLink>
    </nav>
  );
}
