import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { getMarket } from '../scripts/demo/markets.ts';
import { getDayIn } from '../shared/days.ts';
import { type InvoiceItem, isOpen, isPayable, selectionKey } from '../shared/invoices/item.ts';
import { validateSelection } from '../shared/invoices/selection.rules.ts';
import { checkNarrow, checkPage } from './page-checks.ts';
import {
  firstCheckbox,
  invoiceHeading,
  invoicesPrefetched,
  keepYearSwitch,
  openDevicePart,
  openFirst,
  openInvoice,
  openKeptPdf,
  openOpenInvoices,
  openPaidInvoices,
  openPdf,
} from './pages/invoices.page.ts';
import { openMore } from './pages/lists.page.ts';
import { openRequest } from './pages/paying.page.ts';
import { api, type CallApi, dealer, getUser, keepQuiet, login, workerReady } from './support.ts';

test.use({ serviceWorkers: 'allow' });

/** Makes a payment request for the invoice of the dealer that is due first. */
async function makeRequest(callApi: CallApi, payerCode: string) {
  const { sorg, timeZone, currency, precision, merchantName: merchant } = getMarket('us');
  const { invoices } = (await callApi('OpenInvoices', { payerCode })).data.openInvoiceV5;
  const own = (invoices as (InvoiceItem & { payerName: string })[]).filter(
    (item) => item.payerCode === payerCode && isOpen(item) && isPayable(item),
  );
  const [item] = own;
  if (!item) throw new Error('The dealer owes nothing.');
  const { payments } = (await callApi('InvoicePaymentMethods', { sorg })).data;
  const method = payments.find(({ type }: { type: string }) => /card/i.test(type));
  const terms = { rule: 'oldest', payerCode, precision, allowPartialPayment: true } as const;
  const { amounts } = validateSelection(
    own,
    new Set([selectionKey(item)]),
    { ...terms, today: getDayIn(timeZone) },
    { methodDiscount: method.paymentMerchants[0].paymentDiscount },
  );
  const { data } = await callApi('CreateInvoicePaymentRequest', {
    paymentId: method.id,
    isPartialPayment: false,
    paymentRequestData: {
      amount: amounts.toPay,
      currency,
      merchant,
      payerCode,
      payerName: item.payerName,
      positiveInvoiceNumbers: [item.assignment],
      negativeInvoiceNumbers: [],
    },
  });
  const { request, userErrors } = data.createInvoicePaymentRequestV3;
  expect(userErrors).toEqual([]);
  return { externalId: request.externalId as string, merchant };
}

// R025, R027, R029, U238, U241
test(
  'dealer reads invoices offline and sends a receipt later, once',
  { tag: '@phone' },
  async ({ page, context, request }, info) => {
    test.setTimeout(300_000);
    const user = dealer(info);
    const callApi = await api(request, user);
    const { salesActiveCustCode } = await getUser(request, user);
    const payerCode = salesActiveCustCode?.unified ?? '';
    const { externalId, merchant } = await makeRequest(callApi, payerCode);
    await keepQuiet(page);

    const shown = await test.step('finds lists and pages that were never opened', async () => {
      await login(page, user);
      await workerReady(page);
      await invoicesPrefetched(page);
      await context.setOffline(true);
      await openOpenInvoices(page);
      await expect(firstCheckbox(page)).toBeVisible();
      await expect(page.getByText(/^as of /).first()).toBeVisible();
      await checkPage(page, true);
      await checkNarrow(page);
      const invoiceNo = await openFirst(page, 'Open invoices');
      await expect(invoiceHeading(page, invoiceNo)).toBeVisible();
      await openMore(page);
      await expect(
        page.getByText('This PDF has not been opened on this device. It needs a connection.'),
      ).toBeVisible();
      await page.keyboard.press('Escape');
      await checkPage(page, true);
      await checkNarrow(page);
      return invoiceNo;
    });

    await test.step('opens a PDF again from the device', async () => {
      await context.setOffline(false);
      await openInvoice(page, shown);
      const online = await openPdf(page);
      expect(online.subarray(0, 4).toString()).toBe('%PDF');
      await context.setOffline(true);
      await page.reload();
      await expect(invoiceHeading(page, shown)).toBeVisible();
      expect(await openPdf(page)).toEqual(online);
      await expect(page.getByText(/^Opened from this device, as of/)).toBeVisible();
      await checkPage(page, true);
      expect(await page.evaluate(() => caches.keys())).not.toContainEqual(
        expect.stringContaining('document'),
      );
    });

    await test.step('keeps the invoices of this year', async () => {
      await context.setOffline(false);
      await openPaidInvoices(page);
      await openDevicePart(page);
      await keepYearSwitch(page).check();
      await expect(page.getByText(/^\d+ documents of \d{4}, /)).toBeVisible({ timeout: 150_000 });
      await checkPage(page, true);
      await checkNarrow(page);
      await context.setOffline(true);
      await page.goto('/en-us/invoice/invoice-list?sort=-invoiceDate');
      const invoiceNo = await openFirst(page, 'Paid invoices');
      await expect(page.getByText(/the device has its documents/)).toBeVisible();
      expect((await openKeptPdf(page)).subarray(0, 4).toString()).toBe('%PDF');
      await checkPage(page, true);
      await checkNarrow(page);
      expect(invoiceNo).not.toBe(shown);
    });

    await test.step('sends a receipt that was photographed offline, once', async () => {
      await openRequest(page, externalId);
      await expect(page.getByRole('heading', { name: `Payment ${externalId}` })).toBeVisible();
      await page
        .locator('input[type=file]')
        .first()
        .setInputFiles({
          name: 'receipt.png',
          mimeType: 'image/png',
          buffer: readFileSync(new URL('../public/icons/icon-192.png', import.meta.url)),
        });
      await page.getByRole('button', { name: 'Add to the payment' }).click();
      await expect(page.getByText('waiting', { exact: true })).toBeVisible();
      await checkPage(page, true);
      await checkNarrow(page);
      await context.setOffline(false);
      await expect(page.getByText('waiting', { exact: true })).toHaveCount(0, { timeout: 60_000 });
      await expect(page.getByRole('button', { name: /receipt/ }).first()).toBeVisible();
      const { data } = await callApi('PaymentRequest', { externalId });
      expect(data.paymentRequest.paymentReceipt).toHaveLength(1);
    });

    await test.step('leaves no document on the device after the switch is off', async () => {
      await openPaidInvoices(page);
      await openDevicePart(page);
      await keepYearSwitch(page).click();
      await page.getByRole('button', { name: 'Remove', exact: true }).click();
      await expect(keepYearSwitch(page)).not.toBeChecked();
      await openInvoice(page, shown);
      await openMore(page);
      await expect(page.getByRole('menuitem', { name: /^PDF/ })).toBeVisible();
      const voided = await callApi('VoidPaymentRequest', { payerCode, merchant, externalId });
      expect(voided.data.voidPaymentRequest.userErrors).toEqual([]);
    });
  },
);
