import type {
  MutationCreateInvoicePaymentRequestV3Args,
  UserError,
} from '#server/graphql/generated/types.ts';
import { userError } from '#server/graphql/user-errors.ts';
import type { SelectionCode, SelectionProblem } from '#shared/invoices/selection.rules.ts';
import { plainMoney } from '#shared/money.ts';
import { countNumbers, holdsAccountNumber } from './new-request.rules.ts';

type Args = MutationCreateInvoicePaymentRequestV3Args;

/** The maximum number of invoices in one request. */
const mostNumbers = 2_000;
const mostLength = 200;

/** A path of the portal, without empty segments and steps upward. It cannot lead to another origin. */
const page = /^\/[\w\-./~%?=&]{0,200}$/;
const isPage = (path: string) => page.test(path) && !path.includes('//') && !path.includes('..');

/** Returns the problems that do not depend on the account. The messages never repeat a value. */
export function textProblems({ paymentId, extRefData, paymentRequestData }: Args): UserError[] {
  const { payerCode, payerName, merchant, currency } = paymentRequestData;
  const { savedPaymentId, display, returnPage } = extRefData ?? {};
  const texts: [field: string, text: string | null | undefined][] = [
    ['paymentId', paymentId],
    ['extRefData.savedPaymentId', savedPaymentId],
    ['extRefData.display', display],
    ['extRefData.returnPage', returnPage],
    ['paymentRequestData.payerCode', payerCode],
    ['paymentRequestData.payerName', payerName],
    ['paymentRequestData.merchant', merchant],
    ['paymentRequestData.currency', currency],
  ];
  const problems = texts.flatMap(([field, text]) => {
    if (!text) return [];
    if (text.length > mostLength || text.includes('\0'))
      return [userError(field, 'BAD_TEXT', 'This text cannot be used')];
    const isNumber = field !== 'paymentRequestData.payerCode' && holdsAccountNumber(text);
    return isNumber
      ? [userError(field, 'ACCOUNT_NUMBER', 'Numbers of cards and accounts do not belong here')]
      : [];
  });
  if (returnPage && !isPage(returnPage))
    problems.push(userError('extRefData.returnPage', 'BAD_TEXT', 'This is no page of the portal'));
  const { count, isRepeated } = countNumbers(paymentRequestData);
  if (count > mostNumbers)
    problems.push(
      userError('paymentRequestData', 'TOO_MANY_INVOICES', `At most ${mostNumbers} invoices`),
    );
  if (isRepeated)
    problems.push(userError('paymentRequestData', 'TWICE', 'An invoice is named twice'));
  return problems;
}

const words: Record<SelectionCode, string> = {
  UNKNOWN_INVOICE: 'There is no such open invoice',
  INVOICE_CHANGED: 'This invoice has changed',
  MIXED_COMPANIES: 'All invoices must be of one company',
  WRONG_SELECTION: 'Another invoice has to be paid before:',
  NO_PAYABLE: 'Choose an invoice to pay',
  TOTAL_NOT_POSITIVE: 'There is nothing to pay',
  PARTIAL_NOT_ALLOWED: 'Only one single invoice can be paid in part, where that is allowed',
  // M048, M049. The amount follows the second text.
  AMOUNT_TOO_SMALL: 'The minimum amount is 1',
  AMOUNT_TOO_LARGE: 'The maximum amount is',
};

/**
 * Converts the problems of a selection for the client. Each names the field of its number or amount.
 * @param precision decimals of the currency
 */
export function itemProblems(
  problems: readonly SelectionProblem[],
  { paymentRequestData: data }: Args,
  precision: number,
): UserError[] {
  return problems.map(({ code, item, first, bound }) => {
    const isAmount = code === 'AMOUNT_TOO_SMALL' || code === 'AMOUNT_TOO_LARGE';
    const field = isAmount ? 'amount' : item ? findField(item, data) : 'positiveInvoiceNumbers';
    const more = [
      ...(first ? [first.invoiceNo] : []),
      ...(code === 'AMOUNT_TOO_LARGE' ? [plainMoney(bound ?? 0, precision)] : []),
    ];
    const facts = bound === undefined ? {} : { amount: bound };
    return userError(`paymentRequestData.${field}`, code, [words[code], ...more].join(' '), facts);
  });
}

function findField(
  { accountingAmount, assignment, invoiceNo }: NonNullable<SelectionProblem['item']>,
  data: Args['paymentRequestData'],
): string {
  const isPositive = accountingAmount > 0;
  const list = isPositive ? 'positiveInvoiceNumbers' : 'negativeInvoiceNumbers';
  const index = (data[list] ?? []).indexOf(isPositive ? assignment : invoiceNo);
  return index < 0 ? list : `${list}.${index}`;
}

/** @param amount the present amount to pay, minor units */
export function amountChanged(amount: number): UserError {
  return userError('paymentRequestData.amount', 'AMOUNT_CHANGED', 'The amount has changed', {
    amount,
  });
}
