import { viewerOf } from '#server/graphql/context.ts';
import type { Feature } from '#server/graphql/feature.ts';
import { approvePayment } from './approvePayment.ts';
import { seesBankEntries } from './bank/bank.store.ts';
import { isEntryRecord } from './bank/entry-record.ts';
import { bankEntries } from './bankEntries.ts';
import { createInvoicePaymentRequestV3 } from './createInvoicePaymentRequestV3.ts';
import { decideHeldPaymentRequest } from './decideHeldPaymentRequest.ts';
import { deletePaymentDoc } from './deletePaymentDoc.ts';
import { deleteUserPayment } from './deleteUserPayment.ts';
import { paymentFiles } from './documents/document-files.ts';
import { orderDocuments } from './documents/order-documents.ts';
import { paymentBatches } from './export/payment-batches.ts';
import { heldPaymentRequests } from './heldPaymentRequests.ts';
import { paymentJobs, paymentRoutes } from './payment-services.ts';
import { paymentRequest } from './paymentRequest.ts';
import { paymentRequestByPayerAndInvoiceNos } from './paymentRequestByPayerAndInvoiceNos.ts';
import { paymentStatuses } from './paymentStatuses.ts';
import { requestExport } from './requests/request-export.ts';
import { showRequest } from './requests/show-request.ts';
import { resolveBankEntry } from './resolveBankEntry.ts';
import { savedPayments } from './savedPayments.ts';
import { uploadPayment } from './uploadPayment.ts';
import { uploadPaymentDoc } from './uploadPaymentDoc.ts';
import { voidPayment } from './voidPayment.ts';
import { voidPaymentRequest } from './voidPaymentRequest.ts';
import { waitingTransfers } from './waitingTransfers.ts';

export const payments: Feature = {
  name: 'payments',
  resolvers: {
    Query: {
      paymentStatuses,
      paymentRequestByPayerAndInvoiceNos,
      paymentRequest,
      savedPayments,
      heldPaymentRequests,
      bankEntries,
      waitingTransfers,
    },
    Mutation: {
      createInvoicePaymentRequestV3,
      voidPaymentRequest,
      deleteUserPayment,
      uploadPayment,
      uploadPaymentDoc,
      deletePaymentDoc,
      approvePayment,
      voidPayment,
      decideHeldPaymentRequest,
      resolveBankEntry,
    },
    OrderPayment: orderDocuments,
  },
  // A user who sees a payment request or a bank entry also sees the actions of users on it.
  history: {
    scopes: ['page.payment-request', 'page.orderlist'],
    isVisible: async (ctx, id) => {
      const viewer = viewerOf(ctx);
      return isEntryRecord(id)
        ? viewer.scopes.has('page.orderlist') && seesBankEntries(viewer)
        : (await showRequest(ctx, id)) !== null;
    },
  },
  files: paymentFiles,
  exports: [requestExport],
  batches: [paymentBatches],
  routes: paymentRoutes,
  jobs: paymentJobs,
};
