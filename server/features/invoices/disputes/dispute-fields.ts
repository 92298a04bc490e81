import { viewerOf } from '#server/graphql/context.ts';
import type { InvoiceDetailResolvers } from '#server/graphql/generated/types.ts';
import { itemIdOf } from '../item-id.rules.ts';
import { disputesOfInvoice } from './disputes.store.ts';

/** The disputes of an invoice, newest first. */
export const disputes: InvoiceDetailResolvers['disputes'] = async ({ invoiceNo }, _args, ctx) => {
  const rows = await disputesOfInvoice(ctx.db, viewerOf(ctx), invoiceNo);
  return rows.map(({ id, reason, description, amount, status, files, history, ...row }) => ({
    ...{ id, itemId: itemIdOf(row), reason, description, amount, status, files },
    openedOn: row.opened_on,
    history: history.map((state) => ({ ...state, at: new Date(state.at).toISOString() })),
  }));
};
