import * as v from 'valibot';
import { request } from '#src/graphql/client.ts';
import {
  CheckoutThirdPartyDocument,
  type CheckoutThirdPartyMutation,
  ThirdPartyProductsNowDocument,
} from '#src/graphql/generated/graphql.ts';
import { sendOnce } from '#src/graphql/send-once.ts';
import { keptInput } from '#src/lib/input/kept-input.ts';
import { boundViewer } from '#src/offline/viewer.ts';
import type { Product } from '../third-party.queries.ts';
import { type ArticleKey, type Cart, emptyShipment, keyOf, priceOf, toKey } from './cart-lines.ts';
import { changeCart } from './cart-store.ts';
import { type LineChange, listChanges } from './changed-lines.rules.ts';

const optionalText = v.nullish(v.string());

/** Orders that were sent and not answered: the same body under the same key, until an answer comes. */
const unanswered = v.object({
  key: v.string(),
  variables: v.object({
    shipment: v.array(
      v.object({
        vendorId: v.string(),
        shipto: optionalText,
        pickup: optionalText,
        reqDeliveryDate: optionalText,
        notes: optionalText,
      }),
    ),
    products: v.array(
      v.object({
        vendorId: v.string(),
        articleCode: v.string(),
        price: v.number(),
        qty: v.number(),
      }),
    ),
  }),
});
export type SentCart = v.InferOutput<typeof unanswered>;

/** Keeps what was sent of the cart of a user and a customer until it was answered. */
export const unansweredCart = (userId: string | number, customer: string) =>
  keptInput(userId, 'unanswered', `third-party.${customer}`, unanswered);

/** The body of the orders of a cart, under a key of its own. */
export function toSentCart({ lines, shipments }: Cart): SentCart {
  const vendors = [...new Set(lines.map(({ product }) => product.vendor.id))];
  return {
    key: crypto.randomUUID(),
    variables: {
      shipment: vendors.map((vendorId) => {
        const { to, day, notes } = shipments[vendorId] ?? emptyShipment;
        const [kind, ...id] = to.split(':');
        return {
          vendorId,
          shipto: kind === 'shipto' ? id.join(':') : null,
          pickup: kind === 'pickup' ? id.join(':') : null,
          reqDeliveryDate: day || null,
          notes: notes || null,
        };
      }),
      products: lines.map((line) => ({
        vendorId: line.product.vendor.id,
        articleCode: line.product.articleCode,
        price: priceOf(line).unit,
        qty: line.qty,
      })),
    },
  };
}

type Problems = CheckoutThirdPartyMutation['checkoutThirdPartyV2']['userErrors'];

export type PlacedCart =
  | { kind: 'placed'; orderNos: string[] }
  /** Nothing was placed: lines are not as the buyer has seen them, or something else is wrong. */
  | { kind: 'changed'; changes: ReadonlyMap<string, LineChange>; problems: Problems }
  | { kind: 'unanswered' };

/**
 * Places the orders of a cart once, however often they are sent, and takes what was ordered out of the cart.
 * @throws when the device cannot keep the body; then nothing was sent
 */
export async function placeOrders(
  sent: SentCart,
  cart: Cart,
  store: ReturnType<typeof unansweredCart>,
): Promise<PlacedCart> {
  // Another customer may be chosen before the answer is there.
  const viewer = boundViewer();
  const result = await sendOnce(CheckoutThirdPartyDocument, sent, store);
  if (result.kind === 'unanswered') return result;
  if (result.kind === 'refused') {
    const { code, message } = result.error;
    return {
      kind: 'changed',
      changes: new Map(),
      problems: [{ field: '', code, message }] as unknown as Problems,
    };
  }
  const { message, orders, productErrors, userErrors } = result.data.checkoutThirdPartyV2;
  if (message.status) {
    const ordered = new Map(sent.variables.products.map((line) => [toKey(line), line.qty]));
    // Pieces that another tab has added since stay in the cart.
    await changeCart(
      ({ lines, shipments }) => ({
        lines: lines.flatMap((line) => {
          const qty = line.qty - (ordered.get(keyOf(line.product)) ?? 0);
          return qty > 0 ? { ...line, qty } : [];
        }),
        shipments: Object.fromEntries(
          Object.entries(shipments).map(([vendor, { to }]) => [vendor, { ...emptyShipment, to }]),
        ),
      }),
      viewer,
    );
    return { kind: 'placed', orderNos: orders.map(({ orderNo }) => orderNo) };
  }
  const products = await findProducts(productErrors);
  return {
    kind: 'changed',
    changes: listChanges(cart, productErrors, products),
    problems: userErrors,
  };
}

/** The most articles that one request asks for. */
const mostKeys = 100;

/** The articles of some errors as they are now; several errors may be about one article. */
async function findProducts(errors: readonly ArticleKey[]): Promise<Product[]> {
  const byKey = new Map(
    errors.map(({ vendorId, articleCode }) => {
      const key = { vendorId, articleCode };
      return [toKey(key), key] as const;
    }),
  );
  const keys = [...byKey.values()];
  const found: Product[] = [];
  for (let at = 0; at < keys.length; at += mostKeys) {
    const articles = keys.slice(at, at + mostKeys);
    const { productThirdParties } = await request(ThirdPartyProductsNowDocument, { articles });
    found.push(...productThirdParties.products);
  }
  return found;
}
