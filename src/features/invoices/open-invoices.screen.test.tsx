import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { dueItem, earlyItem, expectedOn, midnight } from '#shared/invoices/testing/midnight.ts';
import { NetworkError } from '#src/graphql/errors.ts';
import { CreditInformationDocument, OpenInvoicesDocument } from '#src/graphql/generated/graphql.ts';
import { noteServerTime } from '#src/lib/device/server-clock.ts';
import { fakeNetwork } from '#src/testing/fake-network.ts';
import { chooseFilter, makeWindowWide, saveListAs } from '#src/testing/list-tools.ts';
import { renderScreen, type ScreenOptions } from '#src/testing/render-screen.tsx';
import { hasNumber } from './open-invoices.rules.ts';
import { Component } from './open-invoices.screen.tsx';
import { figures } from './testing/figures.ts';
import { invoiceItem as item, openInvoices } from './testing/invoices.ts';

beforeEach(makeWindowWide);

const mocks = vi.hoisted(() => ({ saveExport: vi.fn() }));
vi.mock('#src/graphql/save-export.ts', () => mocks);

const late = item('I1', { dueDate: '2026-10-01', dunningLevel: 2, dunnedOn: '2026-11-10' });
const early = item('I2', {
  dueDate: '2026-11-25',
  accountingAmount: 20_000,
  earlyPaymentDiscount: 400,
  earlyPaymentUntil: '2026-11-22',
  poNumber: 'PO-7',
});
const credit = item('CN1', { dueDate: '2026-11-02', accountingAmount: -3_000 });
const pending = item('I3', { status: 'Pending Payment', requestId: 'PR3' });

function show(
  items = [late, early, credit, pending],
  options: ScreenOptions & { answer?: Parameters<typeof openInvoices>[1] } = {},
) {
  const { answer, ...others } = options;
  const network = (options.network ?? fakeNetwork()).answer(OpenInvoicesDocument, ({ search }) =>
    openInvoices(
      items.filter((one) => !search || hasNumber(one, search)),
      answer,
    ),
  );
  return renderScreen(<Component />, {
    at: '/invoice/open-invoice',
    now: '2026-11-20T09:00:00Z',
    ...others,
    network,
    host: { dateFormat: 'YYYY-MM-DD', timeFormat: 'HH:mm', ...options.host },
  });
}

const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });
const box = (name: string) => screen.findByRole('checkbox', { name: `Select ${name}` });
const bar = () => within(screen.getByRole('region', { name: 'Selected invoices' }));
/** The summary in the bar: how many items, and the amount to pay. */
const selected = () => bar().getByText(/selected,/).textContent;

test('says what is open and overdue', async () => {
  show();
  expect(await figures()).toEqual({
    'All open': '4 invoices, $370.00',
    'Not due': '2 invoices, $300.00',
    '1–30 days': '1 invoice, −$30.00',
    '31–60 days': '1 invoice, $100.00',
    '61–90 days': '0 invoices, $0.00',
    'Over 90 days': '0 invoices, $0.00',
  });
});

test('shows due days, reminders and discounts of a row', async () => {
  show();
  expect(await row('I1.*50 days overdue.*Reminder 2 *2026-11-10')).toBeDefined();
  expect(await row('I2.*due in 5 days.*Pay by 2026-11-22 and save .4.00')).toBeDefined();
});

test('filters by a bar of the ageing chart', async () => {
  const { user, address } = show();
  await row('I2');
  await user.click(await screen.findByRole('button', { name: /^31–60 days: Invoices \$100.00/ }));
  expect(address()).toContain('bucket=from31');
  expect(screen.queryByRole('row', { name: /I2/ })).toBeNull();
  expect(await row('I1')).toBeDefined();
});

test('searches for a number', async () => {
  const { user, network } = show();
  await row('I1');
  await user.type(screen.getByRole('searchbox'), 'PO-7');
  await vi.waitFor(() => expect(screen.queryByRole('row', { name: /I1/ })).toBeNull());
  expect(await row('I2')).toBeDefined();
  expect(network.sent(OpenInvoicesDocument).at(-1)?.variables).toEqual({
    payerCode: 'C1',
    search: 'PO-7',
  });
});

test('finds a number on the device without a network', async () => {
  const { user, network } = show();
  await row('I1');
  network.answer(OpenInvoicesDocument, ({ search }) => {
    if (search) throw new NetworkError();
    return openInvoices([late, early]);
  });
  await user.type(screen.getByRole('searchbox'), 'po-7');
  await vi.waitFor(() => expect(screen.queryByRole('row', { name: /I1/ })).toBeNull());
  expect(await row('I2')).toBeDefined();
});

test('says why a row cannot be selected', async () => {
  const theirs = item('I4', { payerCode: 'C2', payerName: 'Head Office' });
  show([pending, theirs, item('I5', { status: 'Waiting For Payment' })]);
  const payment = within(await row('I3')).getByRole('link', {
    name: 'Pending Payment',
  });
  expect(payment.getAttribute('href')).toBe('/en-us/payment/request/PR3');
  expect((await row('I4')).textContent).toContain('Head Office pays it.');
  // C099, C100
  expect((await row('I3')).textContent).toContain('Pending Payment');
  expect((await row('I5')).textContent).toContain('Waiting For Payment');
  expect(screen.queryByRole('checkbox', { name: /^Select/ })).toBeNull();
});

test('marks a wrong selection with the invoice to select first', async () => {
  const { user } = show(undefined, { host: { invoicePaymentRule: 'oldest' } });
  await user.click(await box('I2'));
  expect(await row('I1.*Select this first')).toBeDefined();
  expect(bar().getByText('Select I1 first, due 2026-10-01.')).toBeDefined();
  expect(bar().getByRole('button', { name: 'Pay' }).ariaDisabled).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Select I1' }));
  expect((await row('I1')).textContent).not.toContain('first');
  expect(bar().getByRole('link', { name: 'Pay' }).getAttribute('href')).toBe(
    '/en-us/payment/invoice',
  );
});

test('explains the amount line by line', async () => {
  const { user } = show();
  await user.click(await box('I1'));
  await user.click(await box('I2'));
  expect(selected()).toBe('2 selected, $296.00');
  await user.click(bar().getByRole('button', { name: 'Use 1 credit note, −$30.00' }));
  expect(selected()).toBe('3 selected, $266.00');
  const sums = () => screen.getByRole('region', { name: 'Selected invoices' }).textContent;
  await vi.waitFor(() =>
    expect(sums()).toContain('Early-payment discount−$4.00I2, until 2026-11-22−$4.00'),
  );
  expect(sums()).toContain('1 credit note−$30.00CN1−$30.00');
});

test('proposes the oldest invoices for an amount', async () => {
  const { user } = show();
  await user.click(await screen.findByText('Pay by amount'));
  await user.type(screen.getByLabelText('Amount you want to pay'), '300');
  await user.click(screen.getByRole('button', { name: 'Select the oldest' }));
  expect(screen.getByText(/2 invoices are selected, the oldest first./).textContent).toContain(
    '$4.00 is left over.',
  );
  expect(selected()).toBe('2 selected, $296.00');
});

test('pays a single invoice in part within its bounds', async () => {
  const { user } = show(undefined, { host: { allowPartialPayment: true } });
  await user.click(await box('I1'));
  await user.click(bar().getByRole('switch', { name: 'Pay part of it' }));
  const field = bar().getByLabelText('Amount');
  await user.clear(field);
  await user.type(field, '0.5');
  expect(bar().getAllByText('The minimum amount is 1')).not.toHaveLength(0);
  await user.clear(field);
  expect(bar().queryByRole('link', { name: 'Pay' })).toBeNull();
  await user.type(field, '100.01');
  expect(bar().getAllByText('The maximum amount is $100.00')).not.toHaveLength(0);
  await user.clear(field);
  await user.type(field, '40');
  expect(selected()).toBe('1 selected, $40.00');
  expect(bar().getByRole('link', { name: 'Pay' })).toBeDefined();
});

test('offers to deselect what is no longer open', async () => {
  const options = { user: { id: '77' } };
  localStorage.setItem(
    'pannier.input.77.draft.invoices.C1',
    JSON.stringify({ keys: ['+I1', '+I3', '+gone'], amount: null, paymentId: '' }),
  );
  const { user } = show(undefined, options);
  await row('I1');
  await user.click(bar().getByRole('button', { name: 'Deselect these 2' }));
  expect(selected()).toBe('1 selected, $100.00');
});

test('keeps the selection when there is no connection', async () => {
  const { user, network } = show();
  await user.click(await box('I1'));
  network.goOffline();
  expect(bar().getByText('Paying needs a connection. Your selection is kept.')).toBeDefined();
  expect(bar().queryByRole('link', { name: 'Pay' })).toBeNull();
});

test('selects nothing where the customer may not pay', async () => {
  show(undefined, { answer: { canPay: false } });
  await screen.findByText(/cannot be paid here/);
  expect(screen.queryByRole('checkbox', { name: /^Select/ })).toBeNull();
});

test("names both times when the credit's amount differs", async () => {
  const company = {
    code: '2000',
    name: 'Wheels',
    decides: true,
    reasonBlocked: 'oldest_ar_blocked',
    creditLimit: 0,
    balance: 0,
    openInvoice: 9_000,
    openDo: 0,
    consignment: 0,
    creditExposure: 9_000,
    openOrders: 0,
    marketingTarget: null,
  };
  const network = fakeNetwork().answer(CreditInformationDocument, {
    creditInformation: { asOf: '2026-11-20T08:00:00.000Z', companies: [company] },
  });
  show([late], { network, user: { scopes: ['credit-status.read', 'invoice-status.read'] } });
  expect(
    await screen.findByText(
      'The credit says $90.00 as of 8:00 AM, this list $100.00 as of 9:00 AM.',
    ),
  ).toBeDefined();
  expect(
    await screen.findByText(
      'This customer is blocked for orders: oldest invoice overdue blocks ordering',
    ),
  ).toBeDefined();
});

test('counts ageing and totals with the present day offline', async () => {
  const network = fakeNetwork();
  // The answer was kept on the day before I2 became overdue.
  show([late, early], { network, now: '2026-11-26T09:00:00Z' });
  await row('I2');
  network.goOffline();
  expect(await figures()).toMatchObject({
    'All open': expect.stringContaining('2 invoices'),
    'Not due': expect.stringContaining('0 invoices'),
  });
  expect((await row('I2')).textContent).toContain('1 day overdue');
  expect((await row('I2')).textContent).not.toContain('save');
  expect(await screen.findByText('as of 2026-11-20 9:00 AM')).toBeDefined();
});

test('counts with the day of the server, not of the device', async () => {
  show([late, early], { now: '2026-11-26T09:00:00Z' });
  act(() => noteServerTime('Fri, 20 Nov 2026 09:00:00 GMT'));
  expect(await figures()).toMatchObject({ 'Not due': expect.stringContaining('1 invoice') });
  expect((await row('I2')).textContent).toContain('due in 5 days');
  act(() => noteServerTime('Thu, 26 Nov 2026 09:00:00 GMT'));
});

test('names credit notes, which are neither due nor open', async () => {
  show([credit]);
  const { textContent } = await row('CN1');
  expect(textContent).toContain('Credit note');
  expect(textContent).not.toMatch(/2026-11-02|Net 30 days|Open(?! amount)/);
});

test('promises the discount of an invoice in instalments once', async () => {
  const parts = [1, 2].map((installment) => ({
    ...item(`P${installment}`, { invoiceNo: 'I9', earlyPaymentDiscount: 400 }),
    installment,
    installments: 2,
  }));
  show(parts);
  expect(await screen.findAllByText('Pay the whole invoice now and save $4.00')).toHaveLength(1);
});

test('follows the midnight of the sales organisation without a reload', async () => {
  const { user, network } = show([item('DUE', dueItem), item('EARLY', earlyItem)], {
    host: { timeZone: midnight.timeZone, invoicePaymentRule: 'overdue' },
    now: midnight.before,
  });
  const [before, after] = [expectedOn[midnight.day], expectedOn[midnight.nextDay]];
  const dollars = (minor: number) => `$${(minor / 100).toFixed(2)}`;
  expect((await row('DUE')).textContent).toContain('due today');
  expect((await row('EARLY')).textContent).toContain(`save ${dollars(before.discount)}`);
  await user.click(await box('EARLY'));
  expect((await row('DUE')).textContent).not.toContain('first');
  await user.click(await box('DUE'));
  expect(screen.queryByRole('button', { name: /^Pay what is overdue/ })).toBeNull();
  expect(selected()).toBe(`2 selected, ${dollars(before.toPay)}`);

  vi.setSystemTime(midnight.after);
  expect(await row('DUE.*1 day overdue')).toBeDefined();
  expect((await row('EARLY')).textContent).not.toContain('save');
  const payOverdue = `Pay what is overdue (${dollars(after.overdue)})`;
  expect(screen.getByRole('button', { name: payOverdue })).toBeDefined();
  expect(selected()).toBe(`2 selected, ${dollars(after.toPay)}`);
  await user.click(await box('DUE'));
  const first = await row(after.firstBeforeEarly ?? '');
  expect(first.textContent).toContain('Select this first');
  expect(network.sent(OpenInvoicesDocument)).toHaveLength(1);
});

test('saves the selected or all shown invoices as one ZIP', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  expect(screen.getByRole('button', { name: '4 PDFs as ZIP' })).toBeDefined();
  await user.click(await box('I1'));
  await user.click(screen.getByRole('button', { name: 'Export' }));
  expect(screen.getByRole('button', { name: '1 PDF as ZIP' })).toBeDefined();
});

test('has the server save the items that are shown', async () => {
  mocks.saveExport.mockReset();
  const { user } = show(undefined, { at: '/invoice/open?show=deductions&sort=-due' });
  await saveListAs(user, 'Excel');
  await waitFor(() => expect(mocks.saveExport).toHaveBeenCalled());
  const [{ list, filter, columns }] = mocks.saveExport.mock.calls[0] ?? [];
  expect([list, filter]).toEqual(['open-invoices', { payerCode: 'C1', ids: [credit.id] }]);
  expect(columns.map(({ name }: { name: string }) => name).join()).toBe(
    'invoiceNo,installment,invoiceDate,dueDate,orderNo,poNumber,doNo,daysOverdue,terms,' +
      'earlyPaymentDiscount,earlyPaymentUntil,status,accountingAmount,dunningLevel',
  );
});

test('shows pages of the list', async () => {
  const many = Array.from({ length: 25 }, (_, at) => item(`N${at + 10}`));
  show(many, { at: '/invoice/open-invoice?page=3' });
  expect(await row('N34')).toBeDefined();
  expect(screen.queryByRole('row', { name: /N29/ })).toBeNull();
});

test('marks disputed rows, which can be selected and filtered', async () => {
  const disputed = item('I7', { isDisputed: true });
  const { user, address } = show([late, disputed]);
  expect(await row('I7.*Disputed')).toBeDefined();
  await user.click(await box('I7'));
  expect(selected()).toContain('$100.00');
  await chooseFilter(user, 'Show', 'Disputed');
  expect(address()).toContain('show=disputed');
  expect(await row('I7')).toBeDefined();
  expect(screen.queryByRole('row', { name: /I1/ })).toBeNull();
});

test('need not pay a disputed row first', async () => {
  const host = { invoicePaymentRule: 'oldest' } as const;
  const { user } = show([{ ...late, isDisputed: true }, early], { host });
  await user.click(await box('I2'));
  expect(screen.queryByText(/Select I1 first/)).toBeNull();
});

test('disputes an invoice from the menu of its row', async () => {
  const { user } = show([late, credit, item('I7', { isDisputed: true })]);
  const menu = (name: string) => screen.findByRole('button', { name: `Actions for ${name}` });
  await user.click(await menu('I7'));
  expect((await screen.findByRole('menuitem', { name: /Dispute/ })).textContent).toContain(
    'This invoice is disputed already',
  );
  await user.click(await menu('I1'));
  await user.click(await screen.findByRole('menuitem', { name: 'Dispute' }));
  expect(await screen.findByRole('dialog', { name: 'Dispute invoice I1' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Actions for CN1' })).toBeNull();
});

test('offers no dispute to users who only read', async () => {
  show([late], { user: { limitation: 'audit' } });
  await row('I1');
  expect(screen.queryByRole('button', { name: 'Actions for I1' })).toBeNull();
});

test('groups by company and pays what is overdue of one by one press', async () => {
  const past = { dueDate: '2026-10-01' };
  const { user, address } = show([
    item('A1', past),
    item('B1', { ...past, companyCode: '3000' }),
    item('B2', { ...past, companyCode: '3000', status: 'Pending Payment', requestId: 'PR9' }),
    item('B3', { companyCode: '3000' }),
    item('B4', { ...past, companyCode: '3000', isDisputed: true }),
  ]);
  const heading = (await screen.findByText('3000')).closest('tr') as HTMLElement;
  expect(heading.textContent).toContain('$400.00');
  expect(heading.textContent).toContain('1 overdue is being paid already');
  const table = within(screen.getByRole('table', { name: 'Open invoices' }));
  expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'A1',
    'B1',
    'B2',
    'B4',
    'B3',
  ]);
  await user.click(within(heading).getByRole('button', { name: 'Pay what is overdue ($100.00)' }));
  await waitFor(() => expect(address()).toContain('/payment/invoice'));
  const kept = Object.values({ ...localStorage }).join();
  expect(kept).toContain('+B1');
  expect(kept).not.toMatch(/\+B[234]|\+A1/);
});
