import { Trans } from '@lingui/react/macro';
import { useCartTotal } from '#src/features/cart/cart.public.ts';
import { useCreditStatus } from '#src/features/credit/credit.public.ts';
import { CreditSummary } from '#src/features/credit/credit-summary.tsx';
import {
  openCustomerSelection,
  shownCode,
  useMayChooseCustomer,
} from '#src/features/customers/customers.public.ts';
import { TakeAlongTile } from '#src/features/offline-catalog/offline-catalog.public.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { HiddenInShowroom } from '#src/features/showroom/showroom.public.ts';
import { Button } from '#src/ui/button.tsx';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { Areas } from './home/areas.tsx';
import { DeviceTile } from './home/device-tile.tsx';
import { OpenInvoicesTile } from './home/open-invoices-tile.tsx';
import { OpenOrdersTile } from './home/open-orders-tile.tsx';
import { Tile, TileLink } from './home/tile.tsx';
import { isBuilt, paths } from './paths.ts';
import { useMenu } from './use-menu.ts';

/** The home page of a locale: the current state, and links to everything the user may open (R002, N020). */
export function Component() {
  const { user, customer, has } = useSession();
  const { visible: creditVisible } = useCreditStatus();
  const cartTotal = useCartTotal();
  const mayChoose = useMayChooseCustomer();
  const menu = useMenu();
  const name = user.name || user.username;
  return (
    <div className="space-y-6">
      <header>
        <PageHeader title={<Trans>Hello {name}</Trans>} />
        {customer ? (
          <p className="break-words text-ink-muted">
            <span className="tabular">{shownCode(customer)}</span> {customer.name}
          </p>
        ) : mayChoose ? (
          <Button variant="secondary" className="mt-2" onClick={openCustomerSelection}>
            <Trans>Select a customer</Trans>
          </Button>
        ) : null}
      </header>
      <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
        {creditVisible ? (
          <Tile
            icon="credit"
            room="min-h-28"
            title={<Trans>Credit</Trans>}
            more={
              has('page.invoice-status') && isBuilt(paths.openInvoices()) ? (
                <TileLink to={paths.openInvoices()}>
                  <Trans>Open invoices</Trans>
                </TileLink>
              ) : null
            }
          >
            <HiddenInShowroom instead="–">
              <CreditSummary cartTotal={cartTotal} />
            </HiddenInShowroom>
          </Tile>
        ) : null}
        <OpenOrdersTile />
        <OpenInvoicesTile />
        <DeviceTile />
        <TakeAlongTile />
      </div>
      <Areas menu={menu} />
    </div>
  );
}
