import type { RecordHistory } from '#server/graphql/context.ts';
import { showRequest } from './requests/show-request.ts';

/** Whoever sees a payment request sees what users did to it. */
export const paymentHistory: RecordHistory = {
  scopes: ['page.payment-request', 'page.orderlist'],
  isVisible: async (ctx, externalId) => (await showRequest(ctx, externalId)) !== null,
};
