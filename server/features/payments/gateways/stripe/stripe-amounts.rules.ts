/** Currencies that Stripe counts without decimals, and with three; all others have two there. */
const withoutDecimals = /^(BIF|CLP|DJF|GNF|JPY|KMF|KRW|MGA|PYG|RWF|UGX|VND|VUV|XAF|XOF|XPF)$/;
const withThreeDecimals = /^(BHD|JOD|KWD|OMR|TND)$/;

function decimalsAtStripe(currency: string): number {
  if (withoutDecimals.test(currency)) return 0;
  return withThreeDecimals.test(currency) ? 3 : 2;
}

/** Our minor units in those of Stripe: 15000 rupiah, which we count without decimals, are 1500000. */
export function toStripeAmount(amount: number, currency: string, precision: number): number {
  return Math.round(amount * 10 ** (decimalsAtStripe(currency) - precision));
}

/** Stripe's minor units in ours. */
export function fromStripeAmount(amount: number, currency: string, precision: number): number {
  return Math.round(amount / 10 ** (decimalsAtStripe(currency) - precision));
}
