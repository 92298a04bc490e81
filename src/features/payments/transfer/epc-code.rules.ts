// The content of a QR code by which a banking app fills in a SEPA transfer (EPC069-12, version 2 of the format, in
// UTF-8): one line for each element, and those at the end left out when they are empty.
import { plainMoney } from '#shared/money.ts';

/** The values of a transfer in euros. */
export interface SepaTransfer {
  name: string;
  iban: string;
  bic: string | null;
  /** Minor units with `precision` decimals. */
  amount: number;
  precision: number;
  /** A creditor reference (ISO 11649). */
  reference: string;
}

/** The most bytes of a code, and the highest amount, in cents. */
const mostBytes = 331;
const mostCents = 99_999_999_999;
const mostNameLength = 70;

/** Returns the content of the code of a transfer; null for a transfer that no code can hold. */
export function toEpcContent(transfer: SepaTransfer): string | null {
  const { name, iban, bic, amount, precision, reference } = transfer;
  if (precision > 2 || amount < 1 || amount * 10 ** (2 - precision) > mostCents) return null;
  const shortName = [...name.replace(/\p{Cc}+/gu, ' ')].slice(0, mostNameLength).join('').trim();
  const content = [
    'BCD',
    '002',
    '1',
    'SCT',
    bic ?? '',
    shortName,
    iban,
    `EUR${plainMoney(amount, precision)}`,
    '',
    reference,
  ].join('\n');
  return new TextEncoder().encode(content).length > mostBytes ? null : content;
}
