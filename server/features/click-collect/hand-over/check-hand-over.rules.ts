import type {
  MutationClickCollectUpdateStatusArgs,
  UserError,
} from '#server/graphql/generated/types.ts';
import { userError } from '#server/graphql/user-errors.ts';
import { sameSecret } from '#server/lib/same-secret.ts';
import { parseSerial } from '#shared/serials/parse-serial.ts';
import type { OrderRow } from '../records/click-collect.store.ts';

/** The most characters of a number of a part in its normal form. */
const mostCharacters = 60;

/** Whether a text has the form of the code that consumers get. */
export const isPickupCode = (code: string | null | undefined): code is string =>
  /^[0-9]{6}$/.test(code ?? '');

/** Returns why an order cannot be handed over as it is: its code, and the serial numbers that were scanned. */
export function checkHandOver(
  order: Pick<OrderRow, 'needsCode' | 'pickupCode' | 'codesLocked' | 'lines'>,
  { code, serials }: Pick<MutationClickCollectUpdateStatusArgs, 'code' | 'serials'>,
): UserError[] {
  const wrong = checkCode(order, code ?? '');
  return [...(wrong ? [wrong] : []), ...checkSerials(order, serials ?? [])];
}

function checkCode(
  { needsCode, pickupCode, codesLocked }: Parameters<typeof checkHandOver>[0],
  code: string,
): UserError | null {
  if (!needsCode) return null;
  if (codesLocked)
    return userError('code', 'TOO_MANY_CODES', 'Too many wrong codes. Try again in an hour');
  // An order that the feed has made ready gets its code with the mail.
  return pickupCode !== null && sameSecret(code, pickupCode)
    ? null
    : userError('code', 'WRONG_CODE', 'This is not the code of the consumer');
}

function checkSerials(
  { lines }: Parameters<typeof checkHandOver>[0],
  serials: readonly { id: string; serial: string }[],
): UserError[] {
  const seen = new Set<string>();
  const counts = new Map<string, number>();
  return serials.flatMap(({ id, serial }, at) => {
    const field = `serials.${at}.serial`;
    const line = lines.find((one) => one.id === id);
    if (!line) return [userError(`serials.${at}.id`, 'UNKNOWN_ITEM', 'The order has no such item')];
    const { normal, problem } = parseSerial(serial, mostCharacters);
    if (problem) return [userError(field, problem, `${field}: ${problem}`)];
    if (seen.has(normal)) return [userError(field, 'REPEATED', 'The number is there twice')];
    seen.add(normal);
    const count = (counts.get(id) ?? 0) + 1;
    counts.set(id, count);
    return count > line.qty
      ? [userError(field, 'ABOVE_QTY', 'More than the line has pieces', { most: line.qty })]
      : [];
  });
}
