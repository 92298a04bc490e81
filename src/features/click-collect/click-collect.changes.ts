import { useLingui } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import type { ChangeTextsByOperation } from '#src/crud/record/change-texts.ts';
import { useOrderTexts } from './use-order-texts.ts';

/** The texts of changes of click & collect orders that wait to be sent. */
export function useClickCollectChanges(): ChangeTextsByOperation {
  const { t } = useLingui();
  const { statuses } = useOrderTexts();
  return {
    ClickCollectUpdateStatus({ note }) {
      const { id, orderNumber, status } = note as {
        id: string;
        orderNumber: string;
        status: keyof typeof statuses;
      };
      return {
        feature: t`Click & Collect`,
        title: t`Order ${{ number: orderNumber }}: ${{ status: statuses[status] }}`,
        to: paths.clickCollectOrder(id),
        forAnyCustomer: true,
        edit: null,
      };
    },
  };
}
