import { useLingui } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { SubNav } from '#src/ui/layout/sub-nav.tsx';

type Page = 'requests' | 'orders' | 'held' | 'bank' | 'saved';

/** The lists of payments, each a page of its own (reading 25); held ones are for staff. */
export function PaymentTabs({ current }: { current: Page }) {
  const { t } = useLingui();
  const { user, has } = useSession();
  // The customer behind an entry is unknown, so only users who see all customers have the list.
  const seesAll = user.limitation === 'all' || user.limitation === 'audit';
  const pages: [Page, string, string, boolean][] = [
    ['requests', paths.payments(), t`Invoice payments`, has('page.payment-request')],
    [
      'orders',
      paths.orderPayments(),
      t`Order payments`,
      has('page.payment-request') && has('page.order-status'),
    ],
    ['held', paths.heldPayments(), t`To be checked`, has('page.orderlist')],
    ['bank', paths.bankEntries(), t`Bank entries`, has('page.orderlist') && seesAll],
    ['saved', paths.savedPayments(), t`Saved payment methods`, true],
  ];
  return (
    <SubNav
      label={t`Payments`}
      links={pages.flatMap(([page, to, label, isAllowed]) =>
        isAllowed ? [{ to, label, current: page === current }] : [],
      )}
    />
  );
}
