import { escapeHtml } from '#server/lib/escape-html.ts';
import { formatMoney, plainMoney } from '#shared/money.ts';
import type { SandboxPayment } from './sandbox.rules.ts';
import { accountTypes } from './test-numbers.rules.ts';

/** The messages of the page about the payer's last action. */
const notices: Record<string, string> = {
  DECLINED: 'It was declined. Enter another one, or go back.',
  INSUFFICIENT_FUNDS: 'There is not enough money on it. Enter another one, or go back.',
  SECOND_STEP_REFUSED: 'The payment was not confirmed. Enter another one, or go back.',
  BAD_NUMBER: 'This number is not right. Check the digits.',
  UNKNOWN_TEST_NUMBER: 'Only the test numbers of docs/payments.md are accepted here.',
  BAD_EXPIRY: 'The card has expired, or the month is not right.',
  BAD_CODE: 'The security code has three or four digits.',
  BAD_AMOUNT: 'Enter an amount above 0.',
};

const states: Record<string, string> = {
  processing: 'The payment is on its way. The bank takes some days.',
  complete: 'The payment is complete.',
  failed: 'The payment has failed.',
  void: 'The payment was cancelled.',
  returned: 'The bank has taken the payment back.',
};

/** The style of the page. The page's content security policy allows it by its hash. */
export const pageStyle = `body{font:16px/1.5 system-ui,sans-serif;margin:0;background:#eef1f4;color:#17202a}
main{max-width:26rem;margin:2rem auto;padding:1.5rem;background:#fff;border-radius:8px}
h1{font-size:1.25rem;margin:0}.test{background:#5b3c00;color:#fff;margin:0;padding:.5rem;text-align:center}
label{display:block;margin:.75rem 0}input:not([type=checkbox]),select{display:block;width:100%;
box-sizing:border-box;font:inherit;padding:.5rem;border:1px solid #5f6b76;border-radius:4px}
button{font:inherit;padding:.6rem 1rem;margin:.5rem .5rem 0 0;border:1px solid #17202a;border-radius:4px;
background:#fff;color:#17202a}button.main{background:#17202a;color:#fff}[role=alert]{color:#a11212}`;

/** Renders the provider's page for a payment. @param problem the code of the last form's problem */
export function sandboxPage(payment: SandboxPayment, problem: string | null): string {
  const { asked, status, reason } = payment;
  const notice = notices[problem ?? (status === 'pending' ? (reason ?? '') : '')];
  const sum = `${asked.currency} ${formatMoney(asked.amount, {
    symbol: '',
    thousandSeparator: ',',
    decimalSeparator: '.',
    decimalPrecision: asked.precision,
  })}`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Sandbox Pay</title><style>${pageStyle}</style></head><body>
<p class="test">Test provider. No money is moved.</p>
<main><h1>Pay ${escapeHtml(sum)}</h1>
<p>${escapeHtml(asked.description)}<br>Reference ${escapeHtml(asked.externalId)}</p>
${notice ? `<p role="alert">${notice}</p>` : ''}
${contentOf(payment)}
<p><a href="${escapeHtml(asked.returnUrl)}">Back to the portal</a></p></main></body></html>`;
}

function contentOf(payment: SandboxPayment): string {
  const { status, asked, nextStatus } = payment;
  if (status === 'second_step')
    return form(
      '<p>The bank of the card asks: do you want to make this payment?</p>',
      button('confirm', 'Yes, pay', true) + button('refuse', 'No'),
    );
  if (status !== 'pending') {
    const skip = nextStatus ? form('', button('skip', 'Let the days pass now', true)) : '';
    return `<p role="status">${states[status] ?? ''}</p>${skip}`;
  }
  const cancel = button('cancel', 'Cancel the payment');
  if (asked.method === 'virtual_account')
    return form(
      `<p>Transfer to account <strong>${escapeHtml(payment.virtualAccountNo ?? '')}</strong>.</p>
${field('amount', 'Amount to transfer', 'inputmode="decimal"', plainMoney(asked.amount, asked.precision))}`,
      button('transfer', 'Transfer', true) + cancel,
    );
  const save = asked.save
    ? '<label><input type="checkbox" name="save" value="yes" checked> Keep it for the next time</label>'
    : '';
  return form(fieldsOf(asked.method) + save, button('pay', 'Pay', true) + cancel);
}

function fieldsOf(method: string): string {
  const digits = 'inputmode="numeric" autocomplete="off"';
  if (method === 'sepa') return field('iban', 'IBAN', 'autocomplete="off"');
  if (method === 'ach') {
    const options = accountTypes.map((type) => `<option>${type}</option>`).join('');
    return `<label>Kind of account<select name="accountType">${options}</select></label>${
      field('routing', 'Routing number', digits) + field('account', 'Account number', digits)
    }`;
  }
  return [
    field('number', 'Card number', digits),
    field('month', 'Expires: month', digits),
    field('year', 'Expires: year', digits),
    field('code', 'Security code', digits),
  ].join('');
}

const field = (name: string, label: string, attributes: string, value = '') =>
  `<label>${label}<input name="${name}" value="${value}" ${attributes}></label>`;
const button = (action: string, label: string, isMain = false) =>
  `<button name="action" value="${action}"${isMain ? ' class="main"' : ''}>${label}</button>`;
const form = (fields: string, buttons: string) =>
  `<form method="post">${fields}<div>${buttons}</div></form>`;
