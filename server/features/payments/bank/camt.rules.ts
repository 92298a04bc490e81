// Reads the booked credits of bank statements in the format camt.053 (ISO 20022), versions 001.02 and later,
// transaction by transaction, and what was taken back of earlier ones.
import { createHash } from 'node:crypto';
import { elementsAt, textAt, type XmlElement } from '#server/lib/xml.ts';
import { isCalendarDay } from '#shared/days.ts';
import { accountOf, findNumbers, payerOf, textOf } from './camt-texts.rules.ts';

/** Why staff decide about a line although it is readable in part. */
export type Doubt =
  /** The parts of an entry have no amounts, or not those of the entry. */
  | 'NOT_SPLIT'
  | 'NO_DAY'
  /** It is equal to a line of another file, and nothing tells whether it is the same payment. */
  | 'REPEATED'
  /** Money of ours that came back, which no payer has sent. */
  | 'REVERSAL';

/** Money that has arrived, or was taken back. */
export interface StatementLine {
  /** `return`: money of an earlier credit was taken back. */
  kind: 'credit' | 'return';
  /** Equal for lines about which a statement says the same. Two payments may be equal. */
  content: string;
  /** The account and the id of the statement, hashed. */
  statement: string;
  /** The page of the statement; empty for one that is whole. */
  page: string;
  /** The balances and the number of the statement: files that share them are about the same bookings. */
  extent: Extent;
  /** Whether the bank names the payment itself, so that an equal line of another file is the same payment. */
  isReferenced: boolean;
  /** What the bank calls it, which banks do not keep unique; without that, its place in the statement. */
  reference: string;
  bookedOn: string;
  /** With five decimals: `100.00000`. */
  amount: string;
  currency: string;
  payerName: string;
  /** `DE ···· 3000`; empty when the statement does not contain it. */
  account: string;
  /** The payer's texts and references, joined and shortened. */
  remittance: string;
  /** The numbers of payment requests that its texts contain. */
  numbers: string[];
  doubt: Doubt | null;
}

/** Where a statement begins and ends, each hashed; texts are empty when it does not say so. */
export interface Extent {
  /** The electronic or legal sequence number. */
  sequence: string;
  /** The first day with the balance before it. */
  opening: string;
  /** The balances alone. */
  balanceBefore: string;
  balanceAfter: string;
}

export interface Statement {
  lines: StatementLine[];
  /** Entries that cannot be read at all: where they are, and why. */
  problems: string[];
}

/** The document is not a bank statement. */
export class BadStatement extends Error {}

/** @throws BadStatement */
export function readStatement(root: XmlElement): Statement {
  const statements = elementsAt(root, 'BkToCstmrStmt', 'Stmt');
  if (root.name !== 'Document' || statements.length === 0)
    throw new BadStatement('is no bank statement (camt.053)');
  const read: Statement = { lines: [], problems: [] };
  for (const statement of statements) {
    const context = readContext(root, statement);
    for (const [nth, entry] of elementsAt(statement, 'Ntry').entries()) {
      const lines = readEntry(entry, { ...context, place: `${context.id}#${nth}` });
      if (typeof lines === 'string') read.problems.push(`${lines} (${context.id}#${nth})`);
      else read.lines.push(...lines);
    }
  }
  return read;
}

/** The settings for reading an entry. */
interface Context {
  id: string;
  place: string;
  account: string;
  page: string;
  extent: Extent;
  /** The day of an entry that has none; empty without one. */
  day: string;
}

function readContext(root: XmlElement, statement: XmlElement): Omit<Context, 'place'> {
  const account =
    textAt(statement, 'Acct', 'Id', 'IBAN') || textAt(statement, 'Acct', 'Id', 'Othr', 'Id');
  const days = [
    textAt(statement, 'FrToDt', 'ToDtTm'),
    textAt(statement, 'CreDtTm'),
    textAt(root, 'BkToCstmrStmt', 'GrpHdr', 'CreDtTm'),
  ];
  return {
    account,
    id: textAt(statement, 'Id') || textAt(statement, 'ElctrncSeqNb'),
    // The first versions number the pages of the message.
    page:
      textAt(statement, 'StmtPgntn', 'PgNb') ||
      textAt(root, 'BkToCstmrStmt', 'GrpHdr', 'MsgPgntn', 'PgNb'),
    extent: readExtent(statement),
    day: firstDay(days),
  };
}

function readExtent(statement: XmlElement): Extent {
  const balances = elementsAt(statement, 'Bal').map((balance) => {
    const amount = amountIn(elementsAt(balance, 'Amt'));
    return {
      code: textAt(balance, 'Tp', 'CdOrPrtry', 'Cd'),
      day: firstDay([textAt(balance, 'Dt', 'Dt'), textAt(balance, 'Dt', 'DtTm')]),
      text: amount ? `${textAt(balance, 'CdtDbtInd')} ${amount.value} ${amount.currency}` : '',
    };
  });
  const find = (...codes: string[]) => balances.find(({ code }) => codes.includes(code));
  // A part of a statement begins or ends with an interim balance.
  const before = find('OPBD', 'PRCD') ?? find('ITBD');
  const after = find('CLBD') ?? balances.findLast(({ code }) => code === 'ITBD');
  return {
    sequence: hashedText(textAt(statement, 'ElctrncSeqNb') || textAt(statement, 'LglSeqNb')),
    opening: hashedText(before?.text ? `${before.day} ${before.text}` : ''),
    balanceBefore: hashedText(before?.text ?? ''),
    balanceAfter: hashedText(after?.text ?? ''),
  };
}

/** A sign: money that arrives or leaves. */
type Sign = 1 | -1;
const signs: Readonly<Record<string, Sign>> = { CRDT: 1, DBIT: -1 };

const signOf = (element: XmlElement): Sign | undefined => signs[textAt(element, 'CdtDbtInd')];

/** @returns why it cannot be read, or its lines; none for what is not booked, and for payments of ours */
function readEntry(entry: XmlElement, context: Context): StatementLine[] | string {
  const status =
    textAt(entry, 'Sts', 'Cd') || textAt(entry, 'Sts', 'Prtry') || textAt(entry, 'Sts');
  if (['PDNG', 'INFO', 'FUTR'].includes(status)) return [];
  if (!['BOOK', ''].includes(status)) return `has an entry of the status "${status.slice(0, 40)}"`;
  const sign = signOf(entry);
  if (!sign) return 'has an entry that is neither a credit nor a debit';
  const sum = amountIn(elementsAt(entry, 'Amt'));
  if (!sum) return 'has an entry without an amount';
  const parts = elementsAt(entry, 'NtryDtls', 'TxDtls');
  const split = splitEntry(entry, parts, { ...sum, sign });
  const isWhole = split === null || parts.length < 2;
  const named = textAt(entry, 'AcctSvcrRef');
  const lines = (split ?? [{ part: entry, amount: sum, sign }]).flatMap(
    ({ part, amount, sign: ownSign }, nth) => {
      const given: Given = {
        part,
        entry: isWhole ? entry : null,
        context,
        amount,
        sign: ownSign,
        day: dayOf(entry),
        reference:
          textAt(part, 'Refs', 'AcctSvcrRef') ||
          `${named || context.place}${isWhole ? '' : `.${nth}`}`,
        isSplit: split !== null,
        isTakenBack: isTakenBack(part) || isTakenBack(entry),
      };
      return toLine(given) ?? [];
    },
  );
  const isUndated = lines.some(({ bookedOn }) => bookedOn === '');
  return isUndated ? 'has an entry without a day' : lines;
}

interface Amount {
  value: string;
  currency: string;
}

interface Part {
  part: XmlElement;
  amount: Amount;
  sign: Sign;
}

/**
 * Splits an entry into its parts. A single part is about the sum of the entry, because fees may be taken from what its
 * payer has sent.
 * @returns null when the parts have no amounts in its currency that make up its sum
 */
function splitEntry(
  entry: XmlElement,
  parts: readonly XmlElement[],
  sum: Amount & { sign: Sign },
): Part[] | null {
  const [only = entry, ...more] = parts;
  if (more.length === 0) return [{ part: only, amount: sum, sign: signOf(only) ?? sum.sign }];
  const split = parts.flatMap((part): Part[] => {
    const written = [
      elementsAt(part, 'Amt'),
      elementsAt(part, 'AmtDtls', 'TxAmt', 'Amt'),
      elementsAt(part, 'AmtDtls', 'CntrValAmt', 'Amt'),
      elementsAt(part, 'AmtDtls', 'InstdAmt', 'Amt'),
    ];
    const amount = written
      .map(amountIn)
      .find((one) => one !== undefined && one.currency === sum.currency);
    return amount ? [{ part, amount, sign: signOf(part) ?? sum.sign }] : [];
  });
  if (split.length < parts.length) return null;
  const total = split.reduce((all, { amount, sign }) => all + BigInt(sign) * units(amount), 0n);
  return total === BigInt(sum.sign) * units(sum) ? split : null;
}

/** A value in the smallest units that the format allows. */
const units = ({ value }: Amount): bigint => BigInt(value.replace('.', ''));

/** @returns the first amount, with five decimals; undefined when it is none */
function amountIn(elements: readonly XmlElement[]): Amount | undefined {
  const [element] = elements;
  const [, whole = '', decimals = ''] =
    /^\+?(\d{0,18})(?:\.(\d{0,5})0{0,20})?$/.exec(element?.text ?? '') ?? [];
  const currency = element?.attributes.Ccy;
  if (!currency || whole + decimals === '') return undefined;
  return { value: `${whole.padStart(1, '0')}.${decimals.padEnd(5, '0')}`, currency };
}

/** Whether money was taken back: a reversal, or a returned transfer or debit, in any of the format's spellings. */
function isTakenBack(element: XmlElement): boolean {
  const code = textAt(element, 'BkTxCd', 'Domn', 'Fmly', 'SubFmlyCd');
  return (
    ['true', '1'].includes(textAt(element, 'RvslInd')) ||
    elementsAt(element, 'RtrInf').length > 0 ||
    returnCodes.has(code)
  );
}

/** Codes of the families of transactions for reversals and returns (ISO 20022, external code set). */
const returnCodes = new Set(['RRTN', 'RPCR', 'PRDD', 'UPDD', 'UPCT', 'UPCQ', 'ARET', 'CQRV']);

const dayOf = (entry: XmlElement): string =>
  firstDay(
    ['BookgDt', 'ValDt'].flatMap((name) => [
      textAt(entry, name, 'Dt'),
      textAt(entry, name, 'DtTm'),
    ]),
  );

const firstDay = (texts: readonly string[]): string =>
  texts.map((text) => text.slice(0, 10)).find(isCalendarDay) ?? '';

interface Given extends Part {
  /** The entry, when the part is all of it. */
  entry: XmlElement | null;
  context: Context;
  day: string;
  reference: string;
  isSplit: boolean;
  isTakenBack: boolean;
}

/** @returns null for money of ours that was paid out; its `bookedOn` is empty when no day is known */
function toLine(given: Given): StatementLine | null {
  const { part, entry, context, amount, sign, day, reference } = given;
  if (sign === -1 && !given.isTakenBack) return null;
  const kind = sign === 1 ? 'credit' : 'return';
  const { id, page, account, extent } = context;
  const side = kind === 'credit' ? 'Dbtr' : 'Cdtr';
  const doubt = findDoubt(given);
  return {
    kind,
    reference: reference.slice(0, 200),
    bookedOn: day || context.day,
    amount: amount.value,
    currency: amount.currency,
    doubt,
    content: hashed([account, kind, day, amount, contentOf(part), entry && contentOf(entry)]),
    statement: hashed([account, id]),
    page,
    extent,
    isReferenced: isNamed(part) || (entry !== null && isNamed(entry)),
    payerName: payerOf(part, side).slice(0, 200),
    account: accountOf(part, side),
    remittance: textOf(part, entry).slice(0, 500),
    numbers: findNumbers(part, entry),
  };
}

/** What banks write where they have no reference. */
const placeholder = /^(?:NON?REF|NONE|NOTPROVIDED|NOTAVAILABLE|N\/A|[-0]*)$/i;

/** Whether the bank or the clearing house names a payment. */
const isNamed = (element: XmlElement): boolean =>
  [
    ['AcctSvcrRef'],
    ['Refs', 'AcctSvcrRef'],
    ['Refs', 'TxId'],
    ['Refs', 'UETR'],
    ['Refs', 'ClrSysRef'],
  ].some((path) => !placeholder.test(textAt(element, ...path).trim()));

function findDoubt({ sign, day, isSplit, isTakenBack: isBack }: Given): Doubt | null {
  if (sign === 1 && isBack) return 'REVERSAL';
  if (!isSplit) return 'NOT_SPLIT';
  return day === '' ? 'NO_DAY' : null;
}

const hashed = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url');

const hashedText = (text: string): string => (text === '' ? '' : hashed(text));

/** All that an element says, but its number in the statement. */
const contentOf = ({ name, text, attributes, children }: XmlElement): unknown => [
  name,
  text,
  attributes,
  children.filter((child) => child.name !== 'NtryRef').map(contentOf),
];
