import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { paths } from '#src/app/paths.ts';
import { LocaleLink } from '#src/i18n/locale-link.tsx';

interface TabProps {
  to: string;
  current: boolean;
  children: ReactNode;
}

function Tab({ to, current, children }: TabProps) {
  return (
    <LocaleLink
      to={to}
      aria-current={current ? 'page' : undefined}
      className="aria-[current]:border-brand aria-[current]:font-semibold aria-[current]:text-ink inline-flex min-h-touch items-center border-b-2 border-transparent px-1 text-brand-ink"
    >
      {children}
    </LocaleLink>
  );
}

/** Scrolls the current tab into view where the tabs are wider than the phone; the page stays. */
function scrollToCurrent(nav: HTMLElement | null) {
  const tab = nav?.querySelector<HTMLElement>('[aria-current]');
  if (nav && tab) nav.scrollLeft = tab.offsetLeft - nav.offsetLeft;
}

/** The three lists of orders, each a page of its own (U222, U223). */
export function OrderTabs({ current }: { current: 'orders' | 'open' | 'deliveries' }) {
  const { t } = useLingui();
  return (
    <nav
      ref={scrollToCurrent}
      aria-label={t`Orders`}
      className="flex gap-x-5 overflow-x-auto border-b border-line"
    >
      <Tab to={paths.orders()} current={current === 'orders'}>
        <Trans>Orders</Trans>
      </Tab>
      <Tab to={paths.openOrders()} current={current === 'open'}>
        <Trans>Open orders</Trans>
      </Tab>
      <Tab to={paths.orderDeliveries()} current={current === 'deliveries'}>
        <Trans>Deliveries</Trans>
      </Tab>
    </nav>
  );
}
