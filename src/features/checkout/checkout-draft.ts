import * as v from 'valibot';

/** What the buyer has chosen and typed; everything may still be missing. */
const draft = v.object({
  shipto: v.string(),
  rateId: v.string(),
  paymentId: v.string(),
  requestDate: v.string(),
  custPoNo: v.string(),
  notes: v.string(),
});
export type CheckoutDraft = v.InferOutput<typeof draft>;

export const emptyDraft: CheckoutDraft = {
  shipto: '',
  rateId: '',
  paymentId: '',
  requestDate: '',
  custPoNo: '',
  notes: '',
};

/** An order that was sent and not answered: the same body under the same key, until an answer comes. */
const unanswered = v.object({
  key: v.string(),
  variables: v.object({
    products: v.array(v.object({ articleCode: v.string(), qty: v.number(), subtotal: v.number() })),
    shipto: v.string(),
    request_delivery_date: v.nullable(v.string()),
    shipments: v.array(v.object({ merchant: v.string(), rateId: v.string() })),
    paymentId: v.string(),
    custPoNo: v.nullable(v.string()),
    notes: v.nullable(v.string()),
  }),
});
export type UnansweredOrder = v.InferOutput<typeof unanswered>;

function read<T>(name: string, schema: v.GenericSchema<unknown, T>): T | null {
  try {
    const result = v.safeParse(schema, JSON.parse(localStorage.getItem(name) ?? 'null'));
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}

function write(name: string, value: unknown): void {
  if (value === null) localStorage.removeItem(name);
  else localStorage.setItem(name, JSON.stringify(value));
}

/**
 * Keeps the checkout of a user for a customer over reloads, so that nothing typed is lost and an
 * order whose answer got lost is asked for again instead of placed again.
 * @param owner user and customer, as one word
 */
export function checkoutStore(owner: string) {
  const draftName = `pannier.checkout.${owner}`;
  const orderName = `pannier.unanswered.${owner}`;
  return {
    draft: () => read(draftName, draft) ?? emptyDraft,
    keepDraft: (value: CheckoutDraft | null) => write(draftName, value),
    unanswered: () => read(orderName, unanswered),
    keepUnanswered: (value: UnansweredOrder | null) => write(orderName, value),
  };
}

export type CheckoutStore = ReturnType<typeof checkoutStore>;
