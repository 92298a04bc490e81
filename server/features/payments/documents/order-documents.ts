import DataLoader from 'dataloader';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import type { OrderPayment, StoredFile } from '#server/graphql/generated/types.ts';
import { paperFiles, receiptFiles } from './document-owner.rules.ts';
import { documentsOfOrders } from './documents.store.ts';

type Documents = Map<string, StoredFile[]>;

/** The papers of an order's payment by purpose, loaded in one statement per request. */
const loaderOf = (ctx: Context): DataLoader<string, Documents> => {
  const key = 'payments.documents';
  const known = ctx.memo.get(key) as DataLoader<string, Documents> | undefined;
  if (known) return known;
  const loader = new DataLoader<string, Documents>(async (orderNos) => {
    const rows = await documentsOfOrders(ctx.db, viewerOf(ctx).sorg, orderNos);
    const byOrder = Map.groupBy(rows, ({ orderNo }) => orderNo);
    return orderNos.map((orderNo) => {
      const byPurpose = Map.groupBy(byOrder.get(orderNo) ?? [], ({ purpose }) => purpose);
      return new Map(
        [...byPurpose].map(([purpose, found]) => [purpose, found.map(({ file }) => file)]),
      );
    });
  });
  ctx.memo.set(key, loader);
  return loader;
};

const documentsOf = async ({ orderNo }: OrderPayment, ctx: Context, purpose: string) =>
  (await loaderOf(ctx).load(orderNo)).get(purpose) ?? [];

/** The papers of orders' payments (E482, E488); whoever sees the order sees them. */
export const orderDocuments = {
  paymentReceipt: (payment: OrderPayment, _args: unknown, ctx: Context) =>
    documentsOf(payment, ctx, receiptFiles),
  paymentDocs: (payment: OrderPayment, _args: unknown, ctx: Context) =>
    documentsOf(payment, ctx, paperFiles),
};
