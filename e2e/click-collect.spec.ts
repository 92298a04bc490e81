import { expect, type Page, test } from '@playwright/test';
import { findSaleable, listDelivered } from './demo-frames.ts';
import { listMails, newMail } from './mails.ts';
import { checkNarrow, checkPage } from './page-checks.ts';
import { api, dealer, isPhone, keepQuiet, login, workerReady } from './support.ts';

test.use({ serviceWorkers: 'allow' });

const folder = process.env.E2E_MAIL_DIR ?? '';

interface Listed {
  id: string;
  orderNumber: string;
}

async function answer(page: Page, dialog: string, name: string): Promise<void> {
  await page.getByRole('dialog', { name: dialog }).getByRole('button', { name }).click();
}

// R049, R050, B251 to B256, M054 to M057, N105
test(
  'marks an order offline, submits it and hands it over',
  { tag: '@phone' },
  async ({ page, context, request }, info) => {
    test.setTimeout(180_000);
    const user = dealer(info);
    const touch = isPhone(info);
    const callApi = await api(request, user);
    const asked = { status: ['NEED_CONFIRMATION'], page: 1, limit: 10 };
    const { orders } = (await callApi('ClickCollectOrders', asked)).data.clickCollectOrders;
    const found: { order: Listed; email: string }[] = [];
    for (const order of orders as Listed[]) {
      const { customer } = (await callApi('ClickCollectConsumer', { orderId: order.id })).data
        .clickCollectOrder;
      if (customer.email) found.push({ order, email: customer.email });
    }
    const [first] = found;
    if (!first) throw new Error('The demo has no order with an e-mail address to confirm.');
    const { order, email } = first;
    const [{ frameNumber }] = await findSaleable(callApi);
    const before = listMails(folder);
    await keepQuiet(page);
    await login(page, user);
    await workerReady(page);

    await test.step('finds the order by its status', async () => {
      await page.goto('/en-us/click-collect?status=NEED_CONFIRMATION');
      await expect(page.getByRole('link', { name: order.orderNumber })).toBeVisible();
      await checkPage(page, touch);
      await checkNarrow(page);
      await page.getByRole('link', { name: order.orderNumber }).click();
      await expect(page.getByRole('button', { name: 'Submit order' })).toBeVisible();
      await checkPage(page, touch);
      await checkNarrow(page);
    });

    await test.step('refuses an unmarked line, and keeps the marks over a reload', async () => {
      await context.setOffline(true);
      const marks = page.getByRole('group', { name: /^Mark of / });
      await marks.first().getByText('Ready to Pickup').click();
      await page.getByRole('button', { name: 'Submit order' }).click();
      await expect(
        page.getByText('All item need to choose (Order To HQ / Ready To Pickup).'),
      ).toBeVisible();
      await page.reload();
      await expect(marks.first().getByRole('radio', { name: 'Ready to Pickup' })).toBeChecked();
    });

    await test.step('submits all marks, asked once', async () => {
      await page.getByRole('button', { name: 'Mark As Ready to Pickup' }).click();
      await answer(page, 'Mark As Ready to Pickup', 'Mark As Ready to Pickup');
      await page.getByRole('button', { name: 'Submit order' }).click();
      await expect(
        page.getByText(
          /Are you sure you want to submit the order: .* This process cannot be undone/,
        ),
      ).toBeVisible();
      await answer(page, 'Submit the order', 'Submit order');
      await expect(page.getByText('On this device: Ready to Pickup')).toBeVisible();
      await checkPage(page, touch);
      await context.setOffline(false);
      await expect(page.getByRole('button', { name: 'Hand over' })).toBeVisible({
        timeout: 60_000,
      });
    });

    await test.step('hands it over by the mailed code, which registers the bike', async () => {
      const mail = await newMail(folder, email, before, order.orderNumber);
      const [code = ''] = /\b\d{6}\b/.exec(mail) ?? [];
      await page.getByRole('button', { name: 'Hand over' }).click();
      const dialog = page.getByRole('dialog', { name: 'Hand over the order' });
      await dialog.getByLabel('Code of the consumer').fill(code);
      await dialog
        .getByLabel(/^Serial number: /)
        .first()
        .fill(frameNumber);
      await checkPage(page, touch);
      await dialog.getByRole('button', { name: 'Hand over' }).click();
      await expect(page.getByRole('main').getByText('Complete', { exact: true })).toBeVisible({
        timeout: 60_000,
      });
      const { clickCollectOrder } = (await callApi('ClickCollectOrder', { orderId: order.id }))
        .data;
      expect(clickCollectOrder).toMatchObject({ status: 'COMPLETE' });
      const sold = await listDelivered(callApi, { sold: true, search: frameNumber });
      expect(sold.map((frame) => frame.frameNumber)).toContain(frameNumber);
    });
  },
);
