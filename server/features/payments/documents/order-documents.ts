import DataLoader from 'dataloader';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import type { OrderPayment, PaymentPaper } from '#server/graphql/generated/types.ts';
import { paperFiles, receiptFiles } from './document-owner.rules.ts';
import { findDocumentsOfOrders } from './documents.store.ts';
import { isUndecided, type OrderPaymentStatus } from './order-payment.rules.ts';
import { type PaperRow, toPaper } from './paper.rules.ts';

type Documents = Map<string, PaperRow[]>;

/** Returns the loader of orders' papers by purpose. It runs one SQL statement per request. */
const getLoader = (ctx: Context): DataLoader<string, Documents> => {
  const key = 'payments.documents';
  const known = ctx.memo.get(key) as DataLoader<string, Documents> | undefined;
  if (known) return known;
  const loader = new DataLoader<string, Documents>(async (orderNos) => {
    const rows = await findDocumentsOfOrders(ctx.db, viewerOf(ctx).sorg, orderNos);
    const byOrder = Map.groupBy(rows, ({ orderNo }) => orderNo);
    return orderNos.map((orderNo) => {
      const byPurpose = Map.groupBy(byOrder.get(orderNo) ?? [], ({ purpose }) => purpose);
      return new Map(
        [...byPurpose].map(([purpose, found]) => [purpose, found.map(({ paper }) => paper)]),
      );
    });
  });
  ctx.memo.set(key, loader);
  return loader;
};

async function loadDocuments(
  { orderNo, paymentStatus }: OrderPayment,
  ctx: Context,
  purpose: string,
): Promise<PaymentPaper[]> {
  const papers = (await getLoader(ctx).load(orderNo)).get(purpose) ?? [];
  const isOpen = ctx.host.payment && isUndecided(paymentStatus as OrderPaymentStatus);
  return papers.map((paper) => toPaper(viewerOf(ctx), paper, isOpen));
}

/** The papers of orders' payments (E482, E488). A user who sees the order sees its papers. */
export const orderDocuments = {
  paymentReceipt: (payment: OrderPayment, _args: unknown, ctx: Context) =>
    loadDocuments(payment, ctx, receiptFiles),
  paymentDocs: (payment: OrderPayment, _args: unknown, ctx: Context) =>
    loadDocuments(payment, ctx, paperFiles),
};
