/** The thirteenth digit of an EAN-13: weights 1 and 3 in turn, filled up to a multiple of ten. */
export function eanCheckDigit(twelve: string): number {
  let sum = 0;
  for (let index = 0; index < 12; index += 1) {
    sum += Number(twelve[index]) * (index % 2 === 0 ? 1 : 3);
  }
  return (10 - (sum % 10)) % 10;
}

/**
 * An EAN-13 in the range 20 to 29, which is free for use inside companies and so never meets a
 * number of a real product.
 * @param serial below 10,000,000,000
 */
export function ean13(serial: number): string {
  const twelve = `29${String(serial).padStart(10, '0')}`;
  return `${twelve}${eanCheckDigit(twelve)}`;
}
