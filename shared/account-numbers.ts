// The check digits of card and account numbers. The portal never stores such numbers; it recognises them to
// refuse them where they do not belong.

/** The check digit of card numbers (ISO/IEC 7812). @param number digits only */
export function passesLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, place) => {
    const doubled = Number(digit) * (place % 2 === 1 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

/** Whether a text is an IBAN with the right check digits (ISO 13616). @param text without blanks, in capitals */
export function isIban(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(text)) return false;
  const moved = `${text.slice(4)}${text.slice(0, 4)}`;
  const digits = moved.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return BigInt(digits) % 97n === 1n;
}
