import {
  OpenOrderCountDocument,
  OrderDetailDocument,
  OrdersDocument,
  PlacedOrderDocument,
} from '#src/graphql/generated/graphql.ts';
import { bringAnswer, hasAnswer, question } from '#src/offline/answers/bring-answer.ts';
import { openUserDatabase } from '#src/offline/database.ts';
import { realWire } from '#src/offline/sync/real-wire.ts';
import type { Wire } from '#src/offline/sync/send-document.ts';
import type { Viewer } from '#src/offline/viewer.ts';

/** What shows an order besides its own pages; the variables are those of its screens. */
const overviews = [
  question(OrdersDocument, { page: 1, limit: 10, filter: {} }),
  question(OpenOrderCountDocument, {}),
];

/**
 * Brings orders that were placed from this device to it, kept as if each had been opened, so that they
 * can be opened without a connection. Those that are there already are not asked for again.
 * @throws SendFailure when the server cannot be asked
 */
export async function bringPlaced(
  { host, userId, customer }: Pick<Viewer, 'host' | 'userId' | 'customer'>,
  orderNos: readonly string[],
  wire: Wire = realWire(),
): Promise<void> {
  if (customer === null) return;
  const db = openUserDatabase(host, userId);
  const whom = { userId, customer };
  let news = false;
  for (const orderNo of orderNos) {
    const detail = question(OrderDetailDocument, { orderNo });
    if (await hasAnswer(db, wire, whom, detail)) continue;
    news = true;
    if (!(await bringAnswer(db, wire, whom, detail))) return;
    if (!(await bringAnswer(db, wire, whom, question(PlacedOrderDocument, { orderNo })))) return;
  }
  if (!news) return;
  for (const asked of overviews) if (!(await bringAnswer(db, wire, whom, asked))) return;
}
