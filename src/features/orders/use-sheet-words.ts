import { useLingui } from '@lingui/react/macro';
import { useUnits } from '#src/i18n/use-units.ts';
import type { SheetWords } from './open-order-sheet.ts';
import { useOrderStateText } from './use-order-state-text.ts';

/** What stands in the spreadsheet of open orders beside its data, in the reader's language. */
export function useSheetWords(): SheetWords {
  const { t } = useLingui();
  const { unit } = useUnits();
  const status = useOrderStateText();
  return {
    sheet: t`Open orders`,
    columns: {
      companyCode: t`Company`,
      companyName: t`Company name`,
      orderNumber: t`Order`,
      soNumber: t`Order at the distributor`,
      position: t`Line`,
      orderType: t`Type`,
      poNumber: t`PO number`,
      createdAt: t`Ordered`,
      createdBy: t`Ordered by`,
      requestDeliveryDate: t`Requested delivery date`,
      expectedDeliveryDate: t`Expected`,
      article: t`Article`,
      description: t`Description`,
      modelYear: t`Model year`,
      qty: t`Still to come`,
      uom: t`Unit`,
      price: t`Price`,
      subTotal: t`Total`,
      status: t`Status`,
      replacedBy: t`Replaced by`,
      customer: t`Customer`,
      customerName: t`Customer name`,
      shipTo: t`Ship to`,
      address: t`Address`,
      notes: t`Notes`,
      internalNotes: t`Internal notes`,
    },
    consignment: t`Consignment fill-up`,
    status,
    unit,
  };
}
