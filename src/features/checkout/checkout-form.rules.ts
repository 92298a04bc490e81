import * as v from 'valibot';
import { limits } from '#shared/validation/limits.ts';
import { atMost, required } from '#shared/validation/rules.ts';
import { rulesResolver } from '#src/lib/input/rules-resolver.ts';

const chosen = v.pipe(v.string(), required);
const textUpTo = (length: number) => v.pipe(v.string(), v.trim(), atMost(length));

/** The schema of a complete checkout; messages are the server's codes (B178 to B182). */
const complete = v.object({
  shipto: chosen,
  rateId: chosen,
  paymentId: chosen,
  requestDate: v.string(),
  custPoNo: textUpTo(limits.custPoNo),
  notes: textUpTo(limits.notes),
  lineDates: v.record(v.string(), v.string()),
});

/** Validates the form before it is sent; each problem is a code at its field. */
export const checkoutResolver = rulesResolver(complete);

/**
 * Returns the initial value of a choice: the last order's while it is still offered, else the only one
 * there is; empty for none.
 */
export function firstChoice(offered: readonly string[] | undefined, last?: string | null): string {
  if (last && offered?.includes(last)) return last;
  return offered?.length === 1 ? (offered[0] ?? '') : '';
}
