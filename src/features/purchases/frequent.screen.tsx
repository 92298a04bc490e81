import { Trans, useLingui } from '@lingui/react/macro';
import { PurchaseList } from './purchase-list.tsx';
import { purchaseQueries } from './purchases.queries.ts';

/** /catalog/frequent-purchases: what the customer orders again and again, most often first (R011). */
export function Component() {
  const { t } = useLingui();
  return (
    <PurchaseList
      page="frequent"
      title={<Trans>Often bought</Trans>}
      chunkQuery={purchaseQueries.frequent}
      ownOrder={t`Most often bought first`}
    />
  );
}
