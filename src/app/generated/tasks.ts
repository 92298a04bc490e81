// Written by "npm run generate" from src/features/*/*.tasks.tsx.
import type { TaskSource } from '#src/crud/task/task-source.ts';
import { accessTasks } from '#src/features/access/access.tasks.tsx';
import { claimsTasks } from '#src/features/claims/claims.tasks.tsx';
import { clickCollectTasks } from '#src/features/click-collect/click-collect.tasks.tsx';
import { inspectionsTasks } from '#src/features/inspections/inspections.tasks.tsx';
import { invoicesTasks } from '#src/features/invoices/invoices.tasks.tsx';
import { orderConfirmationsTasks } from '#src/features/order-confirmations/order-confirmations.tasks.tsx';
import { ordersTasks } from '#src/features/orders/orders.tasks.tsx';
import { paymentsTasks } from '#src/features/payments/payments.tasks.tsx';
import { pendingChangesTasks } from '#src/features/pending-changes/pending-changes.tasks.tsx';
import { retailSalesTasks } from '#src/features/retail-sales/retail-sales.tasks.tsx';
import { serialsTasks } from '#src/features/serials/serials.tasks.tsx';
import { thirdPartyTasks } from '#src/features/third-party/third-party.tasks.tsx';

/** What the features add to the home page. */
export const taskSources: readonly TaskSource[] = [
  ...accessTasks,
  ...claimsTasks,
  ...clickCollectTasks,
  ...inspectionsTasks,
  ...invoicesTasks,
  ...orderConfirmationsTasks,
  ...ordersTasks,
  ...paymentsTasks,
  ...pendingChangesTasks,
  ...retailSalesTasks,
  ...serialsTasks,
  ...thirdPartyTasks,
];
