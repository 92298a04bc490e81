import { isIban, passesLuhn } from '#shared/account-numbers.ts';

/** The outcome of a payment with a test number. The numbers are listed in docs/payments.md. */
export type Behavior =
  | 'pays'
  | 'declines'
  | 'no-funds'
  | 'second-step'
  | 'reviewed'
  | 'settles'
  | 'returns'
  | 'returns-late';

/** A way to pay that was entered on the provider's page, without its number. */
export interface Entered {
  behavior: Behavior;
  /** At most the last four digits: `Visa ···· 1111`. */
  display: string;
  type: string;
}

/** The codes of problems in the form. */
export type FormProblem = 'BAD_NUMBER' | 'UNKNOWN_TEST_NUMBER' | 'BAD_EXPIRY' | 'BAD_CODE';

const cards: Record<string, Behavior> = {
  '4111111111111111': 'pays',
  '5555555555554444': 'pays',
  '378282246310005': 'pays',
  '6011111111111117': 'pays',
  '4000000000000002': 'declines',
  '4000000000009995': 'no-funds',
  '4000000000003220': 'second-step',
  '4000000000000259': 'reviewed',
};

/** Behaviours by routing number and account number of accounts in the United States. */
const accounts: Record<string, Behavior> = {
  '110000000 000123456789': 'settles',
  '110000000 000111111116': 'declines',
  '110000000 000222222227': 'returns',
  '110000000 000333333335': 'returns-late',
};

const ibans: Record<string, Behavior> = {
  DE89370400440532013000: 'settles',
  DE62370400440532013001: 'returns',
  DE35370400440532013002: 'declines',
  FR1420041010050500013M02606: 'returns-late',
};

/** The kinds of accounts for ACH (C106 to C109). */
export const accountTypes = ['Checking', 'General Ledger', 'Savings', 'Corporate Checking'];

/** The card and account numbers that tests enter. They must never be found in the portal. */
export const testNumbers: readonly string[] = [
  ...Object.keys(cards),
  ...Object.keys(accounts).map((pair) => pair.split(' ')[1] ?? ''),
  ...Object.keys(ibans),
];

type Form = Readonly<Record<string, string>>;

/** Reads the form of a way to pay (E421 to E429). @param today YYYY-MM-DD */
export function readForm(method: string, form: Form, today: string): Entered | FormProblem {
  if (method === 'card') return readCard(form, today);
  return method === 'sepa' ? readIban(form) : readAccount(form);
}

function readCard(form: Form, today: string): Entered | FormProblem {
  const number = (form.number ?? '').replace(/[\s-]/g, '');
  if (!/^\d{12,19}$/.test(number) || !passesLuhn(number)) return 'BAD_NUMBER';
  const [year = 0, month = 0] = today.split('-').map(Number);
  const [expiryMonth, expiryYear] = [Number(form.month), Number(form.year)];
  const isMonth = Number.isInteger(expiryMonth) && expiryMonth >= 1 && expiryMonth <= 12;
  const monthsLeft = (expiryYear - year) * 12 + expiryMonth - month;
  if (!isMonth || !(monthsLeft >= 0 && monthsLeft <= 240)) return 'BAD_EXPIRY';
  if (!/^\d{3,4}$/.test(form.code ?? '')) return 'BAD_CODE';
  const behavior = cards[number];
  if (!behavior) return 'UNKNOWN_TEST_NUMBER';
  const type = cardType(number);
  return { behavior, type, display: `${type} ···· ${number.slice(-4)}` };
}

/** The type of a card by its first digits (C110 to C113). */
export function cardType(number: string): string {
  if (/^3[47]/.test(number)) return 'American Express';
  if (/^5[1-5]/.test(number)) return 'MasterCard';
  return /^6011|^65/.test(number) ? 'Discover' : 'Visa';
}

function readAccount(form: Form): Entered | FormProblem {
  const routing = (form.routing ?? '').trim();
  const account = (form.account ?? '').trim();
  const kind = form.accountType ?? '';
  if (!isRoutingNumber(routing) || !/^\d{4,17}$/.test(account) || !accountTypes.includes(kind))
    return 'BAD_NUMBER';
  const behavior = accounts[`${routing} ${account}`];
  if (!behavior) return 'UNKNOWN_TEST_NUMBER';
  return { behavior, type: kind, display: `${kind} ···· ${account.slice(-4)}` };
}

/** Verifies the check digit of a routing number of the United States. */
function isRoutingNumber(routing: string): boolean {
  if (!/^\d{9}$/.test(routing)) return false;
  const weights = [3, 7, 1];
  const sum = [...routing].reduce(
    (total, digit, place) => total + Number(digit) * (weights[place % 3] ?? 0),
    0,
  );
  return sum % 10 === 0;
}

function readIban(form: Form): Entered | FormProblem {
  const iban = (form.iban ?? '').replace(/\s/g, '').toUpperCase();
  if (!isIban(iban)) return 'BAD_NUMBER';
  const behavior = ibans[iban];
  if (!behavior) return 'UNKNOWN_TEST_NUMBER';
  return { behavior, type: 'SEPA', display: `SEPA ${iban.slice(0, 2)} ···· ${iban.slice(-4)}` };
}
