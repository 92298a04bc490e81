import {
  OpenOrderCountDocument,
  OrderDetailDocument,
  OrdersDocument,
  PlacedOrderDocument,
} from '#src/graphql/generated/graphql.ts';
import { findAnswer, prefetchAnswer, question } from '#src/offline/answers/prefetch-answer.ts';
import { openUserDatabase } from '#src/offline/database.ts';
import { browserTransport } from '#src/offline/sync/browser-transport.ts';
import type { Transport } from '#src/offline/sync/send-document.ts';
import type { Viewer } from '#src/offline/viewer.ts';

/** The queries that show an order outside its own pages; the variables are those of their screens. */
const overviews = [
  question(OrdersDocument, { page: 1, limit: 10, filter: {} }),
  question(OpenOrderCountDocument, {}),
];

/**
 * Brings orders that were placed from this device to it, kept as if each had been opened, so that they
 * can be opened without a connection. Those that are there already are not asked for again.
 * @throws SendFailure when the server cannot be asked
 */
export async function prefetchPlacedOrders(
  { host, userId, customer }: Pick<Viewer, 'host' | 'userId' | 'customer'>,
  orderNos: readonly string[],
  transport: Transport = browserTransport(),
): Promise<void> {
  if (customer === null) return;
  const db = openUserDatabase(host, userId);
  const whom = { userId, customer };
  let news = false;
  for (const orderNo of orderNos) {
    const detail = question(OrderDetailDocument, { orderNo });
    if (await findAnswer(db, transport, whom, detail)) continue;
    news = true;
    if (!(await prefetchAnswer(db, transport, whom, detail))) return;
    if (!(await prefetchAnswer(db, transport, whom, question(PlacedOrderDocument, { orderNo }))))
      return;
  }
  if (!news) return;
  for (const query of overviews) if (!(await prefetchAnswer(db, transport, whom, query))) return;
}
