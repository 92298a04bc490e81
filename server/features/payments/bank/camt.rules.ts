// Reads the booked credits of bank statements in the format camt.053 (ISO 20022), transaction by transaction.
// Account numbers are cut to their last digits while they are read.
import { elementsAt, parseXml, textAt, type XmlElement } from '#server/lib/xml.ts';
import { replaceIbans } from '#shared/account-numbers.ts';
import { isCalendarDay } from '#shared/days.ts';

/** A credit of a statement. */
export interface Credit {
  /** The bank's reference of the credit; without one, its place in the statement. */
  reference: string;
  bookedOn: string;
  /** The amount as the statement writes it, with a decimal point. */
  amount: string;
  currency: string;
  payerName: string;
  /** `DE ···· 3000`; empty when the statement does not contain it. */
  account: string;
  /** The payer's texts and references, joined. */
  remittance: string;
}

/** The document is not a bank statement, or it cannot be parsed. */
export class BadStatement extends Error {}

/** Returns the booked credits of a document. @throws BadStatement, BadXml */
export function readStatement(document: string): Credit[] {
  const root = parseXml(document);
  const statements = elementsAt(root, 'BkToCstmrStmt', 'Stmt');
  if (root.name !== 'Document' || statements.length === 0)
    throw new BadStatement('is no bank statement (camt.053)');
  return statements.flatMap((statement) => {
    const id = textAt(statement, 'Id');
    if (id === '') throw new BadStatement('has a statement without Id');
    return elementsAt(statement, 'Ntry').flatMap((entry, nth) =>
      readCredits(entry, `${id}#${nth}`),
    );
  });
}

function readCredits(entry: XmlElement, place: string): Credit[] {
  const isBooked = /^(BOOK)?$/.test(textAt(entry, 'Sts', 'Cd') || textAt(entry, 'Sts'));
  const isReversal = textAt(entry, 'RvslInd') === 'true';
  if (textAt(entry, 'CdtDbtInd') !== 'CRDT' || !isBooked || isReversal) return [];
  const bookedOn = (textAt(entry, 'BookgDt', 'Dt') || textAt(entry, 'BookgDt', 'DtTm')).slice(
    0,
    10,
  );
  if (!isCalendarDay(bookedOn)) throw new BadStatement(`has an entry without a day (${place})`);
  const parts = elementsAt(entry, 'NtryDtls', 'TxDtls');
  const sum = elementsAt(entry, 'Amt')[0];
  const named = textAt(entry, 'AcctSvcrRef');
  return (parts.length > 0 ? parts : [entry]).map((part, nth) => {
    const amount =
      elementsAt(part, 'AmtDtls', 'TxAmt', 'Amt')[0] ??
      (part === entry ? undefined : elementsAt(part, 'Amt')[0]) ??
      (parts.length > 1 ? undefined : sum);
    if (!amount || !/^\d{1,15}(\.\d{1,5})?$/.test(amount.text) || !amount.attributes.Ccy)
      throw new BadStatement(`has an entry without an amount (${place})`);
    const suffix = parts.length > 1 ? `.${nth}` : '';
    return {
      reference: (textAt(part, 'Refs', 'AcctSvcrRef') || `${named || place}${suffix}`).slice(
        0,
        200,
      ),
      ...{ bookedOn, amount: amount.text, currency: amount.attributes.Ccy },
      payerName: masked(payerOf(part)).slice(0, 200),
      account: shownAccount(textAt(part, 'RltdPties', 'DbtrAcct', 'Id', 'IBAN')),
      remittance: masked(remittanceOf(part)).slice(0, 500),
    };
  });
}

/** Newer versions put the name one level deeper. */
const payerOf = (part: XmlElement): string =>
  textAt(part, 'RltdPties', 'Dbtr', 'Nm') || textAt(part, 'RltdPties', 'Dbtr', 'Pty', 'Nm');

function remittanceOf(part: XmlElement): string {
  const endToEnd = textAt(part, 'Refs', 'EndToEndId');
  return [
    ...(endToEnd === 'NOTPROVIDED' ? [] : [endToEnd]),
    ...elementsAt(part, 'RmtInf', 'Ustrd').map(({ text }) => text),
    ...elementsAt(part, 'RmtInf', 'Strd', 'CdtrRefInf', 'Ref').map(({ text }) => text),
  ]
    .filter((text) => text !== '')
    .join(' ');
}

const shownAccount = (iban: string): string =>
  iban === '' ? '' : `${iban.slice(0, 2)} ···· ${iban.slice(-4)}`;

/** Cuts account numbers in a text to their last digits. */
const masked = (text: string): string => replaceIbans(text, shownAccount);
