import { isOver, type RequestStatus } from '../requests/request-state.rules.ts';
import type { Doubt } from './camt.rules.ts';

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

/** Where staff find a line that no rule decides about. `RETURNED`: money of an earlier credit was taken back. */
export type Listed = Unmatched | Doubt | 'RETURNED';

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
  const [only, another] = waiting.filter(
    (request) => isSamePayer(request, credit) && findMismatch(credit, request) === null,
  );
  if (!only) return { externalId: null, reason: 'NO_REQUEST' };
  return another
    ? { externalId: null, reason: 'AMBIGUOUS' }
    : { externalId: only.externalId, reason: null };
}

/**
 * Finds the request whose payment was taken back: the one that is named, else the payer's only one over the amount.
 * @param named the requests whose numbers the line contains
 * @param paid requests over exactly this amount and currency that a transfer has paid
 */
export function matchReturn(
  line: { payerName: string },
  named: readonly WaitingRequest[],
  paid: readonly WaitingRequest[],
): WaitingRequest | null {
  const found = named.length > 0 ? named : paid.filter((request) => isSamePayer(request, line));
  return found.length === 1 ? (found[0] ?? null) : null;
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

/** Whether two names are the same, as banks write them: in capitals, without accents, ü as ue, with other blanks. */
function isSamePayer(one: { payerName: string }, other: { payerName: string }): boolean {
  const spellings = spellingsOf(one.payerName);
  return spellingsOf(other.payerName).some((name) => name !== '' && spellings.includes(name));
}

/** A name without accents, and with the letters by which German and Nordic names write them. */
const spellingsOf = (name: string): string[] => {
  const letters = name
    .toLowerCase()
    .normalize('NFC')
    .replace(/[ßæœøđłı]/g, (letter) => plain[letter] ?? letter);
  const expanded = letters.replace(/[äöüå]/g, (letter) => expansions[letter] ?? letter);
  return [letters, expanded].map((text) => text.normalize('NFKD').replace(/[^\p{L}\p{N}]/gu, ''));
};

/** Letters that have no decomposition in Unicode. */
const plain: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'oe',
  đ: 'd',
  ł: 'l',
  ı: 'i',
};
const expansions: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa' };
