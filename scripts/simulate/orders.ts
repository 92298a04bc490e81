import { readCart } from '#src/features/cart/cart-device.ts';
import {
  checkoutEntry,
  type OrderNote,
  type OrderVariables,
} from '#src/features/checkout/checkout.offline.ts';
import {
  acceptAll,
  compareLines,
  decidedOrder,
  decideLine,
  withFreight,
} from '#src/features/checkout/compare-order.rules.ts';
import { replaceOrder } from '#src/features/checkout/order-intents.ts';
import { toOrder, toOrderNote } from '#src/features/checkout/order-of-cart.ts';
import { OrderReviewDocument } from '#src/graphql/generated/graphql.ts';
import type { NewEntry, OutboxEntry } from '#src/offline/outbox/outbox-entry.ts';
import type { SimTab } from './device.ts';
import type { Random } from './random.ts';
import { freights } from './server.store.ts';
import { time } from './time.ts';

const merchant = 'Pannier United States';
const shipTos: Record<string, string> = {
  '0002000001': 'S1',
  '0002000002': 'S2',
  '0002000003': 'S3',
};
const day = 86_400_000;

/** The order of everything in the device's cart, with the prices, stock and freight it shows. */
export async function order(random: Random, tab: SimTab, customer: string): Promise<NewEntry[]> {
  const { lines } = await readCart(tab.db, customer);
  const wanted = lines.filter((line) => line.qty > 0 && !line.problem);
  if (wanted.length === 0) return [];
  const inDays = new Date(time.now + random.int(2, 9) * day).toISOString().slice(0, 10);
  const draft = {
    shipto: shipTos[customer] ?? '',
    rateId: 'STD',
    paymentId: 'INV',
    requestDate: random.chance(0.2) ? inDays : '',
    custPoNo: '',
    notes: '',
    lineDates: {},
  };
  // The price is missing (older app), unknown, or the price at the device's last query.
  const shown = random.pick([undefined, null, 0, ...freights]);
  const variables = { ...toOrder(wanted, draft, merchant, shown), intent: true };
  return [checkoutEntry(customer, variables, toOrderNote(wanted, { variables }, null))];
}

/**
 * A person holds a refused order against today, takes every line in the nearest way there is, and
 * places it so: what the product does at its page of the order.
 * @returns false when it cannot be placed at all
 */
export async function acceptOrder(tab: SimTab, entry: OutboxEntry): Promise<boolean> {
  const variables = entry.variables as OrderVariables;
  const note = entry.note as OrderNote;
  const review = async (order: OrderVariables) => {
    const { intent: _, ...input } = order;
    return (await tab.query(OrderReviewDocument, input)).orderReview;
  };
  const lines = compareLines(variables, note.lines, await review(variables));
  const choices = acceptAll(lines);
  const decisions = lines.map((line) => decideLine(line, choices[line.index]));
  const decided = decidedOrder(variables, decisions);
  if (!decided) return false;
  const { userErrors, shipping, total, asOf } = await review(decided.variables);
  if (userErrors.length > 0) return false;
  const { lines: taken } = decided;
  await replaceOrder(
    tab.appViewer,
    entry.id,
    {
      variables: withFreight(decided.variables, shipping),
      note: { ...note, lines: taken, lineCount: taken.length, total, shipping, asOf },
    },
    tab.db,
  );
  return true;
}
