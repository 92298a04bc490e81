/** How amounts of one currency are written; amounts themselves are integer minor units. */
export interface MoneyFormat {
  symbol: string;
  thousandSeparator: string;
  decimalSeparator: string;
  decimalPrecision: number;
}

/**
 * Writes an amount with the host's separators: 123456 with precision 2 is "$1,234.56".
 * @param minor integer minor units; negative amounts keep their sign before the symbol
 */
export function formatMoney(minor: number, format: MoneyFormat): string {
  const sign = minor < 0 ? '-' : '';
  const digits = String(Math.abs(minor)).padStart(format.decimalPrecision + 1, '0');
  const cut = digits.length - format.decimalPrecision;
  const whole = digits.slice(0, cut).replace(/\B(?=(\d{3})+$)/g, format.thousandSeparator);
  const gap = /[\p{L}\d]$/u.test(format.symbol) ? '\u00a0' : '';
  const decimals = format.decimalPrecision > 0 ? format.decimalSeparator + digits.slice(cut) : '';
  return `${sign}${format.symbol}${gap}${whole}${decimals}`;
}

/**
 * Reads a decimal number with a dot, as feeds write it, into minor units.
 * @returns null when it is not a number or has more decimals than the currency
 */
export function parseMoney(text: string, precision: number): number | null {
  const match = /^(-?)(\d{1,15})(?:\.(\d+))?$/.exec(text);
  if (!match) return null;
  const decimals = match[3] ?? '';
  if (decimals.replace(/0+$/, '').length > precision) return null;
  const minor = Number(match[2] + decimals.slice(0, precision).padEnd(precision, '0'));
  if (!Number.isSafeInteger(minor)) return null;
  return match[1] && minor !== 0 ? -minor : minor;
}
