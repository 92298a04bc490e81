import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { paths } from '#src/app/paths.ts';
import { ButtonLink } from '#src/crud/record/record-links.tsx';
import { ArticleFinder, type FinderQuery } from '#src/features/catalog/catalog.public.ts';
import {
  openCustomerSelection,
  useMayChooseCustomer,
} from '#src/features/customers/customers.public.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { Button } from '#src/ui/button.tsx';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { SubNav } from '#src/ui/layout/sub-nav.tsx';
import { EmptyState } from '#src/ui/state/empty-state.tsx';

interface Props {
  page: 'previous' | 'frequent';
  title: ReactNode;
  chunkQuery: FinderQuery;
  /** The label of the default order. */
  ownOrder: string;
}

function NoCustomerSelected() {
  const mayChoose = useMayChooseCustomer();
  return (
    <EmptyState
      kind="no-data"
      title={<Trans>No customer selected</Trans>}
      text={<Trans>This page shows what one customer has bought.</Trans>}
      action={
        mayChoose ? (
          <Button onClick={openCustomerSelection}>
            <Trans>Select a customer</Trans>
          </Button>
        ) : (
          <ButtonLink to={paths.home()}>
            <Trans>Back to home</Trans>
          </ButtonLink>
        )
      }
    />
  );
}

function NothingBought() {
  return (
    <EmptyState
      kind="custom"
      title={<Trans>Nothing bought yet</Trans>}
      text={<Trans>Articles you order are listed here next time.</Trans>}
      action={
        <ButtonLink primary to={paths.catalog()}>
          <Trans>To the catalog</Trans>
        </ButtonLink>
      }
    />
  );
}

/** Articles that the active customer has bought, ready to be ordered again (U209, U210). */
export function PurchaseList({ page, title, chunkQuery, ownOrder }: Props) {
  const { t } = useLingui();
  const { customer } = useSession();
  return (
    <div className="space-y-4">
      <PageHeader title={title} />
      <SubNav
        label={t`Purchases`}
        links={[
          {
            to: paths.previousPurchases(),
            current: page === 'previous',
            label: <Trans>Bought before</Trans>,
          },
          {
            to: paths.frequentPurchases(),
            current: page === 'frequent',
            label: <Trans>Often bought</Trans>,
          },
        ]}
      />
      {customer ? (
        <ArticleFinder
          key={customer.unified}
          chunkQuery={chunkQuery}
          ownOrder={ownOrder}
          empty={<NothingBought />}
        />
      ) : (
        <NoCustomerSelected />
      )}
    </div>
  );
}
