import * as v from 'valibot';
import { HttpError, isNetworkError, OperationError } from '#src/graphql/errors.ts';

const minor = v.pipe(v.number(), v.safeInteger());

/** The credit with one company, minor units; limit and balance are null without a limit (E161 to E174). */
const company = v.object({
  code: v.string(),
  name: v.string(),
  /** The customer's own company: its balance alone decides about an order (B066). */
  decides: v.boolean(),
  /** Null when not blocked; a word of C095, or one that a later server knows. */
  reasonBlocked: v.nullable(v.pipe(v.string(), v.nonEmpty())),
  creditLimit: v.nullable(minor),
  balance: v.nullable(minor),
  openInvoice: minor,
  openDo: minor,
  consignment: minor,
  creditExposure: minor,
  /** Orders of the portal that are not invoiced yet and that the exposure does not count. */
  openOrders: minor,
  marketingTarget: v.nullable(v.object({ target: minor, achieved: minor })),
});
export type CreditCompany = v.InferOutput<typeof company>;

const information = v.object({ companies: v.array(company), asOf: v.string() });
export type CreditInformation = v.InferOutput<typeof information>;

/** Codes of answers that hold no credit information; the server has none of that name. */
const noData = 'CREDIT_NO_DATA';
const invalidData = 'CREDIT_INVALID_DATA';

/**
 * Reads the answer of creditInformation.
 * @throws OperationError for an answer without data or of another shape (N049)
 */
export function readCredit(data: unknown): CreditInformation {
  const answer = (data as { creditInformation?: unknown } | null | undefined)?.creditInformation;
  if (answer === null || answer === undefined) throw new OperationError(noData);
  const read = v.safeParse(information, answer);
  if (!read.success) throw new OperationError(invalidData);
  return read.output;
}

/** Why there is no credit to be shown (B073, N049, N050). */
export type CreditProblem = 'no-credit' | 'no-data' | 'invalid-data' | 'server-error' | 'offline';

/**
 * Returns the kind of problem of a failed load; `no-credit` is no failure but an answer without companies.
 */
export function problemOf(error: unknown): CreditProblem {
  if (isNetworkError(error)) return 'offline';
  if (error instanceof OperationError && error.code === noData) return 'no-data';
  if (error instanceof OperationError && error.code === invalidData) return 'invalid-data';
  if (error instanceof OperationError || error instanceof HttpError) return 'server-error';
  // The remaining case: the answer is no GraphQL answer at all.
  return 'invalid-data';
}

/** Blocked as soon as one company blocks (B067); null without companies. */
export function statusOf(companies: readonly CreditCompany[]): 'ok' | 'blocked' | null {
  if (companies.length === 0) return null;
  return companies.some(({ reasonBlocked }) => reasonBlocked !== null) ? 'blocked' : 'ok';
}

/** The company whose balance is the credit's one figure; the first one where none decides. */
export function findDecidingCompany(
  companies: readonly CreditCompany[],
): CreditCompany | undefined {
  return companies.find(({ decides }) => decides) ?? companies[0];
}

/** How much of a whole a part is, 1 is all; null where there is no whole. */
export function calculateShare(part: number, whole: number | null): number | null {
  return whole !== null && whole > 0 ? part / whole : null;
}

/**
 * Returns the part of the exposure that is neither invoice, delivery nor consignment; below 0 for
 * prepayments.
 */
export function otherExposure(of: CreditCompany): number {
  return of.creditExposure - of.openInvoice - of.openDo - of.consignment;
}
