import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { checkNarrow, checkPage } from './page-checks.ts';
import { openRecalls } from './pages/frames.page.ts';
import { chooseRowAction } from './pages/lists.page.ts';
import { api, forgetCustomer, keepQuiet, login, workerReady } from './support.ts';

test.use({ serviceWorkers: 'allow' });

const user = 'dealer2.us';
/** A recalled frame, as the server lists it. */
interface Task {
  id: string;
  recallId: string;
  frameNumber: string;
  state: string;
  photos: unknown[];
}

// U011, O103
test('dealer reports on a recalled frame offline, staff see it', { tag: '@desktop' }, async ({
  page,
  context,
  browser,
  request,
}) => {
  test.setTimeout(120_000);
  const callApi = await api(request, user);
  const listTasks = async (): Promise<Task[]> =>
    (await callApi('RecallTasks', { page: 1, limit: 100 })).data.recallTasks.tasks;
  const task = (await listTasks()).find(({ state }) => state === 'open');
  if (!task) throw new Error('The demo has no open task.');
  const { frameNumber, recallId } = task;
  const oneFrame = `${recallId}?search=${frameNumber}`;
  await keepQuiet(page);
  await login(page, user);
  await workerReady(page);
  await openRecalls(page);
  const tasks = page.getByRole('table', { name: 'Recalled frames' });
  const rowOf = (number: string) => tasks.getByRole('row').filter({ hasText: number });
  await expect(rowOf(frameNumber).first()).toBeVisible();
  await checkPage(page, false);
  await checkNarrow(page);
  await openRecalls(page, oneFrame);
  await expect(rowOf(frameNumber)).toContainText('To do');

  await test.step('keeps a report with a photo on the device', async () => {
    await context.setOffline(true);
    await page.reload();
    await chooseRowAction(page, `Actions for ${frameNumber}`, 'Report');
    const dialog = page.getByRole('dialog', { name: `Frame ${frameNumber}` });
    await dialog.getByLabel('Result').selectOption({ label: 'Repaired' });
    await dialog.getByLabel('Notes').fill('New fork');
    await dialog.locator('input[type=file]').setInputFiles({
      name: 'fork.png',
      mimeType: 'image/png',
      buffer: readFileSync(new URL('../public/icons/icon-192.png', import.meta.url)),
    });
    await checkPage(page, false);
    await checkNarrow(page);
    await dialog.getByRole('button', { name: 'Report', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(rowOf(frameNumber)).toContainText('waiting');
    await page.reload();
    await expect(rowOf(frameNumber)).toContainText('waiting');
    await checkPage(page, false);
  });

  await test.step('sends it once', async () => {
    await context.setOffline(false);
    await expect(rowOf(frameNumber)).toContainText('Repaired', { timeout: 60_000 });
    await expect(rowOf(frameNumber)).not.toContainText('waiting');
    const sent = (await listTasks()).find(({ id }) => id === task.id);
    expect(sent).toMatchObject({ state: 'repaired' });
    expect(sent?.photos).toHaveLength(1);
  });

  await test.step('shows staff the progress and who has which bike', async () => {
    const office = await browser.newContext();
    const staff = await office.newPage();
    await keepQuiet(staff);
    await forgetCustomer(staff);
    await login(staff, 'group.us');
    await openRecalls(staff, oneFrame);
    await staff.getByText('Chart of the states').click();
    const progress = staff.getByRole('figure', { name: 'Progress of the recall' });
    await expect(progress).toContainText(/^\d+ of \d+ frames are done/);
    await expect(progress.getByRole('img', { name: /^Repaired: [1-9]/ })).toBeVisible();
    const list = staff.getByRole('table', { name: 'Recalled frames' });
    await expect(list.getByRole('columnheader', { name: 'Customer' })).toBeVisible();
    const row = list.getByRole('row').filter({ hasText: frameNumber });
    await expect(row).toContainText('Repaired');
    await checkPage(staff, false);
    await checkNarrow(staff);
    await office.close();
  });
});
