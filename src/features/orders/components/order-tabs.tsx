import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import { SubNav } from '#src/ui/layout/sub-nav.tsx';

/** The three lists of orders, each a page of its own (U222, U223). */
export function OrderTabs({ current }: { current: 'orders' | 'open' | 'deliveries' }) {
  const { t } = useLingui();
  return (
    <SubNav
      label={t`Orders`}
      links={[
        { to: paths.orders(), label: <Trans>Orders</Trans>, current: current === 'orders' },
        { to: paths.openOrders(), label: <Trans>Open orders</Trans>, current: current === 'open' },
        {
          to: paths.orderDeliveries(),
          label: <Trans>Deliveries</Trans>,
          current: current === 'deliveries',
        },
      ]}
    />
  );
}
