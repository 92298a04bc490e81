// The parties and texts of a transaction in a bank statement. Account numbers are cut to their last digits while they
// are read.
import { elementsAt, textAt, type XmlElement } from '#server/lib/xml.ts';
import { replaceIbans } from '#shared/account-numbers.ts';
import { externalIds } from '../requests/new-request.rules.ts';

/** Who has sent the money, or receives what is taken back. */
export type Side = 'Dbtr' | 'Cdtr';

/** A transaction, or an entry with the transactions that it was not split into. */
const withTransactions = (part: XmlElement): XmlElement[] => [
  part,
  ...elementsAt(part, 'NtryDtls', 'TxDtls'),
];

/** The name of a party, which newer versions put one level deeper; empty when an entry has several. */
export function payerOf(part: XmlElement, side: Side): string {
  const names = withTransactions(part).flatMap((transaction) => {
    const found = [side, `Ultmt${side}`].flatMap((party) => [
      textAt(transaction, 'RltdPties', party, 'Nm'),
      textAt(transaction, 'RltdPties', party, 'Pty', 'Nm'),
    ]);
    return found.find((name) => name !== '') ?? [];
  });
  return names.length === 1 ? masked(names[0] ?? '') : '';
}

export function accountOf(part: XmlElement, side: Side): string {
  const [id] = elementsAt(part, 'RltdPties', `${side}Acct`, 'Id');
  if (!id) return '';
  const other = textAt(id, 'Othr', 'Id');
  return shownAccount(textAt(id, 'IBAN')) || (other === '' ? '' : `···· ${other.slice(-4)}`);
}

/** Where texts of a payer may be, those that payers write themselves first. */
const textPaths = [
  ['RmtInf', 'Strd', 'CdtrRefInf', 'Ref'],
  ['RmtInf', 'Strd', 'RfrdDocInf', 'Nb'],
  ['RmtInf', 'Strd', 'AddtlRmtInf'],
  ['AddtlTxInf'],
  ['RtrInf', 'AddtlInf'],
] as const;

/** References that payers and banks set, which staff are shown only where they say something. */
const referencePaths = [
  ['Refs', 'EndToEndId'],
  ['Refs', 'InstrId'],
  ['Refs', 'TxId'],
  ['Refs', 'PmtInfId'],
  ['Refs', 'MsgId'],
  ['Refs', 'ClrSysRef'],
  ['Refs', 'ChqNb'],
  ['Refs', 'Prtry', 'Ref'],
] as const;

const textsAt = (part: XmlElement, paths: readonly (readonly string[])[]): string[] =>
  withTransactions(part).flatMap((element) =>
    paths.flatMap((path) => elementsAt(element, ...path).map(({ text }) => text)),
  );

/** Words by which banks say that a reference is missing. */
const isMissing = (text: string): boolean => /^(|NOTPROVIDED|NONREF|NOREF)$/.test(text);

/** The lines of a text that a payer writes; banks break it wherever a line ends. */
const linesOf = (part: XmlElement): string[] => textsAt(part, [['RmtInf', 'Ustrd']]);

/**
 * What staff are shown of a transaction.
 * @param entry the entry, when the part is all of it
 */
export function textOf(part: XmlElement, entry: XmlElement | null): string {
  const texts = [
    ...textsAt(part, [['Refs', 'EndToEndId']]),
    ...linesOf(part),
    ...textsAt(part, textPaths),
    ...(entry ? textsAt(entry, [['AddtlNtryInf']]) : []),
  ];
  return masked(texts.filter((text) => !isMissing(text)).join(' '));
}

/** Returns the request numbers in a text, even where blanks or signs interrupt them. */
export function findRequestNumbers(text: string): string[] {
  const joined = text.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return [...new Set(joined.match(externalIds) ?? [])];
}

/** The numbers of payment requests in all texts and references of a transaction. */
export function findNumbers(part: XmlElement, entry: XmlElement | null): string[] {
  const texts = [
    linesOf(part).join(''),
    ...textsAt(part, [...textPaths, ...referencePaths]),
    ...(entry ? textsAt(entry, [['AddtlNtryInf'], ['NtryRef']]) : []),
  ];
  return [...new Set(texts.flatMap(findRequestNumbers))];
}

const shownAccount = (iban: string): string =>
  iban === '' ? '' : `${iban.slice(0, 2)} ···· ${iban.slice(-4)}`;

/** Cuts account numbers in a text to their last digits. */
const masked = (text: string): string => replaceIbans(text, shownAccount);
