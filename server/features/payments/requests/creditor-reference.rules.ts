/**
 * Writes a number as a creditor reference (ISO 11649): `RF`, two check digits and the number. Banks refuse a
 * reference that was mistyped, and pass it on unchanged.
 * @param number at most 21 capitals and digits
 */
export function toCreditorReference(number: string): string {
  const digits = `${number}RF00`.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  const check = 98n - (BigInt(digits) % 97n);
  return `RF${String(check).padStart(2, '0')}${number}`;
}
