// Written by "npm run generate" from src/features/*/*.changes.ts.
import type { ChangeTextsByOperation } from '#src/crud/record/change-texts.ts';
import { useCartChanges } from '#src/features/cart/cart.changes.ts';
import { useCheckoutChanges } from '#src/features/checkout/checkout.changes.ts';
import { useClaimsChanges } from '#src/features/claims/claims.changes.ts';
import { useClickCollectChanges } from '#src/features/click-collect/click-collect.changes.ts';
import { useContentChanges } from '#src/features/content/content.changes.ts';
import { useFeedbackChanges } from '#src/features/feedback/feedback.changes.ts';
import { useInspectionsChanges } from '#src/features/inspections/inspections.changes.ts';
import { useInvoicesChanges } from '#src/features/invoices/invoices.changes.ts';
import { useOrderListsChanges } from '#src/features/order-lists/order-lists.changes.ts';
import { usePaymentsChanges } from '#src/features/payments/payments.changes.ts';
import { useRetailSalesChanges } from '#src/features/retail-sales/retail-sales.changes.ts';
import { useSerialsChanges } from '#src/features/serials/serials.changes.ts';
import { useThirdPartyChanges } from '#src/features/third-party/third-party.changes.ts';
import { useVisitsChanges } from '#src/features/visits/visits.changes.ts';

/** The texts of every feature's changes, by operation. */
export function useFeatureChanges(): ChangeTextsByOperation {
  return {
    ...useCartChanges(),
    ...useCheckoutChanges(),
    ...useClaimsChanges(),
    ...useClickCollectChanges(),
    ...useContentChanges(),
    ...useFeedbackChanges(),
    ...useInspectionsChanges(),
    ...useInvoicesChanges(),
    ...useOrderListsChanges(),
    ...usePaymentsChanges(),
    ...useRetailSalesChanges(),
    ...useSerialsChanges(),
    ...useThirdPartyChanges(),
    ...useVisitsChanges(),
  };
}
