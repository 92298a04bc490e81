import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { listOpenInvoices } from './list-open-invoices.ts';

/**
 * The open items of a payer and those of goods it got that another customer pays, earliest due first (O068, B209).
 * Nothing for a customer outside the viewer's fence and for other sales organisations.
 */
export const openInvoiceV5: QueryResolvers['openInvoiceV5'] = (_, args, ctx) =>
  listOpenInvoices(ctx, args);
