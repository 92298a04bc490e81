import * as v from 'valibot';
import { keptInput } from '#src/lib/input/kept-input.ts';

/** A stored row; its article is looked up again. */
const keptRow = v.object({
  code: v.string(),
  qty: v.string(),
  /** The article it was resolved to. */
  article: v.nullable(v.string()),
  no: v.nullable(v.number()),
  raw: v.nullable(v.string()),
  first: v.boolean(),
});
const draft = v.array(keptRow);
export type KeptRow = v.InferOutput<typeof keptRow>;

/** Keeps the rows of a user for a customer over reloads, until they are in the cart or cleared. */
export function fastOrderDraft(userId: string | number, customer: string) {
  const kept = keptInput(userId, 'draft', `fast-order.${customer}`, draft);
  return {
    read: (): KeptRow[] => kept.read() ?? [],
    /** @throws when the device has no room */
    keep: (rows: readonly KeptRow[]): void => kept.keep(rows.length > 0 ? [...rows] : null),
  };
}

export type FastOrderDraft = ReturnType<typeof fastOrderDraft>;
