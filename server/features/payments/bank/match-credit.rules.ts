import { externalIds } from '../requests/new-request.rules.ts';
import { isOver, type RequestStatus } from '../requests/request-state.rules.ts';

/** A payment request that a transfer may pay. */
export interface WaitingRequest {
  externalId: string;
  payerName: string;
  amount: number;
  currency: string;
  status: RequestStatus;
  /** True when a provider reports the payment; a transfer then belongs to something else. */
  hasGateway: boolean;
}

/** The reason for which a credit is not matched to a request automatically. */
export type Unmatched = 'NO_REQUEST' | 'AMBIGUOUS' | 'AMOUNT' | 'CURRENCY' | 'OVER';

/** The request that a credit pays or names. */
export type Match =
  | { externalId: string; reason: null }
  | { externalId: string | null; reason: Unmatched };

/** A credit as it is matched. */
export interface MatchedCredit {
  amount: number;
  currency: string;
  payerName: string;
  /** The request numbers that its text contains. */
  numbers: readonly string[];
}

/**
 * Matches credits one after the other, so that a request which one of them pays is over for the next ones.
 * @param named the requests that the numbers name
 * @param waiting the transfers that wait for one of the amounts
 */
export function matchCredits<Credit extends MatchedCredit>(
  credits: readonly Credit[],
  named: readonly WaitingRequest[],
  waiting: readonly WaitingRequest[],
): { credit: Credit; match: Match }[] {
  const byNumber = new Map(named.map((request) => [request.externalId, request]));
  const byAmount = Map.groupBy(waiting, amountKey);
  const paid = new Set<string>();
  const present = (request: WaitingRequest): WaitingRequest =>
    paid.has(request.externalId) ? { ...request, status: 'complete' } : request;
  return credits.map((credit) => {
    const itsNamed = credit.numbers.flatMap((number) => byNumber.get(number) ?? []).map(present);
    const itsWaiting = (byAmount.get(amountKey(credit)) ?? []).map(present);
    const match = matchCredit(credit, itsNamed, itsWaiting);
    if (match.reason === null) paid.add(match.externalId);
    return { credit, match };
  });
}

const amountKey = ({ amount, currency }: { amount: number; currency: string }) =>
  `${currency} ${amount}`;

/** Returns the request numbers in a text, even where blanks or signs interrupt them. */
export function findRequestNumbers(text: string): string[] {
  const joined = text.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return [...new Set(joined.match(externalIds) ?? [])];
}

/**
 * Finds the request that a credit pays. This is the request that the credit names; if it names none, it is
 * the payer's only request over the same amount.
 * @param named the requests whose numbers the credit contains
 * @param waiting requests over exactly the credit's amount and currency that wait for a transfer
 */
export function matchCredit(
  credit: { amount: number; currency: string; payerName: string },
  named: readonly WaitingRequest[],
  waiting: readonly WaitingRequest[],
): Match {
  const [first, second] = named;
  if (first) {
    if (second) return { externalId: null, reason: 'AMBIGUOUS' };
    return { externalId: first.externalId, reason: findMismatch(credit, first) } as Match;
  }
  const name = comparable(credit.payerName);
  const ofPayer = waiting.filter(
    (request) =>
      name !== '' &&
      comparable(request.payerName) === name &&
      findMismatch(credit, request) === null,
  );
  const [only, another] = ofPayer;
  if (!only) return { externalId: null, reason: 'NO_REQUEST' };
  return another
    ? { externalId: null, reason: 'AMBIGUOUS' }
    : { externalId: only.externalId, reason: null };
}

function findMismatch(
  { amount, currency }: { amount: number; currency: string },
  request: WaitingRequest,
): Unmatched | null {
  if (isOver(request.status)) return 'OVER';
  if (request.hasGateway) return 'NO_REQUEST';
  if (request.currency !== currency) return 'CURRENCY';
  return request.amount === amount ? null : 'AMOUNT';
}

/** Normalises a name, because banks write names in capitals, without accents, and with other blanks. */
const comparable = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
