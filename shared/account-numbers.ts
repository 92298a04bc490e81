// The check digits of card and account numbers. The portal never stores such numbers; it recognises them to
// refuse or cut them where they do not belong.

/** The check digit of card numbers (ISO/IEC 7812). @param number digits only */
export function passesLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, place) => {
    const doubled = Number(digit) * (place % 2 === 1 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

/** How long the IBANs of a country are; those of the SEPA and some of its neighbors. */
const ibanLengths: Readonly<Record<string, number>> = {
  AD: 24,
  AE: 23,
  AL: 28,
  AT: 20,
  BA: 20,
  BE: 16,
  BG: 22,
  CH: 21,
  CY: 28,
  CZ: 24,
  DE: 22,
  DK: 18,
  EE: 20,
  ES: 24,
  FI: 18,
  FO: 18,
  FR: 27,
  GB: 22,
  GE: 22,
  GI: 23,
  GL: 18,
  GR: 27,
  HR: 21,
  HU: 28,
  IE: 22,
  IL: 23,
  IS: 26,
  IT: 27,
  KW: 30,
  LI: 21,
  LT: 20,
  LU: 20,
  LV: 21,
  MC: 27,
  MD: 24,
  ME: 22,
  MK: 19,
  MT: 31,
  NL: 18,
  NO: 15,
  PL: 28,
  PT: 25,
  QA: 29,
  RO: 24,
  RS: 22,
  SA: 24,
  SE: 24,
  SI: 19,
  SK: 24,
  SM: 27,
  TN: 24,
  TR: 26,
  UA: 29,
  VA: 22,
  XK: 20,
};

/** Whether a text is an IBAN with the right check digits (ISO 13616). @param text without blanks, in capitals */
export function isIban(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(text)) return false;
  if (text.length !== (ibanLengths[text.slice(0, 2)] ?? text.length)) return false;
  const moved = `${text.slice(4)}${text.slice(0, 4)}`;
  const digits = moved.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return BigInt(digits) % 97n === 1n;
}

/** A text in which each IBAN is replaced, also one that is written in groups. */
export function replaceIbans(text: string, replacement: (iban: string) => string): string {
  let result = '';
  let from = 0;
  for (const { index } of text.matchAll(/\b[A-Z]{2}\d{2}/gi)) {
    const country = text.slice(index, index + 2).toUpperCase();
    const length = ibanLengths[country];
    if (index < from || length === undefined) continue;
    const [written] = new RegExp(`^(?:[A-Z\\d] ?){${length}}`, 'i').exec(text.slice(index)) ?? [];
    const iban = (written ?? '').replaceAll(' ', '').toUpperCase();
    if (!written || !isIban(iban)) continue;
    result += text.slice(from, index) + replacement(iban);
    from = index + written.trimEnd().length;
  }
  return result + text.slice(from);
}
