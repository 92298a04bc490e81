import { Trans } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { LocaleLink } from '#src/i18n/locale-link.tsx';
import { Icon } from '#src/ui/icon.tsx';

const card =
  'flex min-h-14 items-center gap-3 rounded-xl border border-line bg-surface px-4 py-2 font-medium hover:border-brand hover:text-brand-ink';

/** Links to the customer's purchases; not shown without a selected customer. */
export function PurchaseLinks() {
  const { customer } = useSession();
  if (!customer) return null;
  return (
    <ul className="grid gap-2 sm:grid-cols-2">
      <li>
        <LocaleLink to={paths.previousPurchases()} className={card}>
          <Icon name="orders" />
          <Trans>Bought before</Trans>
        </LocaleLink>
      </li>
      <li>
        <LocaleLink to={paths.frequentPurchases()} className={card}>
          <Icon name="refresh" />
          <Trans>Often bought</Trans>
        </LocaleLink>
      </li>
    </ul>
  );
}
