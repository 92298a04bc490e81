import { Trans, useLingui } from '@lingui/react/macro';
import { PurchaseList } from './purchase-list.tsx';
import { purchaseQueries } from './purchases.queries.ts';

/** /catalog/previous-purchases: each article bought before, the last order first (R012). */
export function Component() {
  const { t } = useLingui();
  return (
    <PurchaseList
      page="previous"
      title={<Trans>Bought before</Trans>}
      chunkQuery={purchaseQueries.previous}
      ownOrder={t`Last bought first`}
    />
  );
}
