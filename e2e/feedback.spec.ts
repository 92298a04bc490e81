import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page, type TestInfo, test } from '@playwright/test';
import PostalMime from 'postal-mime';
import { checkNarrow, checkPage } from './page-checks.ts';
import { dealer, hostUrl, isPhone, keepQuiet, login, reloadUnderWorker } from './support.ts';
import { createSay, localeFor, logInAs, type Say } from './test-locale.ts';

test.beforeEach(async ({ page }) => {
  test.setTimeout(120_000);
  await keepQuiet(page);
});

const english = createSay('en');

/** Opens consumer voice from the profile menu or the drawer. */
async function openVoice(page: Page, info: TestInfo, say: Say = english): Promise<Locator> {
  const menu = say(isPhone(info) ? 'Menu' : 'Account');
  await page.getByRole('button', { name: menu, exact: true }).click();
  await page.getByRole('button', { name: say('Feedback') }).click();
  return page.getByRole('dialog');
}

/** Returns a unique text. */
const unique = (what: string) => `${what} ${crypto.randomUUID()}`;

/** The texts of the mails that hold some words. */
async function mailsWith(some: string): Promise<string[]> {
  const folder = process.env.E2E_MAIL_DIR ?? '';
  // The first mail of a server makes it.
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder, { withFileTypes: true }).filter(({ name }) =>
    name.endsWith('.eml'),
  );
  const mails = await Promise.all(
    files.map(({ name }) => PostalMime.parse(readFileSync(join(folder, name)))),
  );
  return mails.map(({ text = '' }) => text.trim()).filter((text) => text.includes(some));
}

/** Types a text and confirms that it is to be sent. */
async function send(dialog: Locator, text: string, say: Say): Promise<void> {
  await dialog.getByRole('textbox').fill(text);
  await dialog.getByRole('button', { name: say('Send') }).click();
  await dialog.getByRole('button', { name: say('Yes, send') }).click();
}

// B112 to B116
test(
  'checks, confirms and sends a message once and unchanged',
  { tag: '@phone' },
  async ({ page }, info) => {
    await login(page, dealer(info));
    const dialog = await openVoice(page, info);
    const field = dialog.getByRole('textbox', { name: 'What would you like to tell us?' });
    await expect(field).toHaveAttribute('rows', '4');
    await checkPage(page, isPhone(info));
    for (const [text, problem] of [
      ['', 'Required'],
      ['Less than < this', /^Only number, alphabet, dot, comma/],
      ['Great bikes 🚲', /^Only number, alphabet, dot, comma/],
    ] as const) {
      await field.fill(text);
      await dialog.getByRole('button', { name: 'Send' }).click();
      await expect(dialog.getByText(problem)).toBeVisible();
      await expect(field).toHaveAccessibleDescription(problem);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
    }
    await checkPage(page, isPhone(info));
    if (isPhone(info)) await checkNarrow(page);

    // The buttons stay visible with a long text.
    const first = unique('The first line');
    const last = 'Größe XL, and so on\n'.repeat(500).trim();
    await field.fill(`${first}\n\n${last}`);
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('dialog', { name: 'Send this message?' })).toBeVisible();
    await checkPage(page, isPhone(info));
    await dialog.getByRole('button', { name: 'Back' }).click();
    await expect(field).toHaveValue(`${first}\n\n${last}`);
    await dialog.getByRole('button', { name: 'Send' }).click();
    await dialog.getByRole('button', { name: 'Yes, send' }).click();
    await expect(dialog.getByText('Successfully sending consumer voice')).toBeVisible();
    await checkPage(page, isPhone(info));
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(dialog).toHaveCount(0);
    await expect.poll(() => mailsWith(first), { timeout: 30_000 }).toHaveLength(1);
    const [mail] = await mailsWith(first);
    expect(mail).toContain(`${first}\n\n${last}`);
    expect(mail).toContain(`(${dealer(info)}, `);
    // The next one begins empty.
    await expect((await openVoice(page, info)).getByRole('textbox')).toHaveValue('');
  },
);

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' });
  test(
    'keeps an offline message through a reload and sends it once',
    { tag: '@desktop' },
    async ({ page, context }, info) => {
      const { at, say, like } = localeFor(info);
      await logInAs(page, localeFor(info), 'dealer');
      await page.goto(at('/order'));
      await reloadUnderWorker(page);
      const text = unique('Written on the road');
      await context.setOffline(true);
      const dialog = await openVoice(page, info, say);
      await send(dialog, text, say);
      const waits = say('Waiting to be sent. It goes out when you are online.');
      await expect(dialog.getByText(waits)).toBeVisible();
      await checkPage(page, isPhone(info));
      await checkNarrow(page);
      await dialog.getByRole('link', { name: say('Pending changes') }).click();
      await expect(page).toHaveURL(at('/pending-changes'));
      const entry = page.getByRole('listitem').filter({ hasText: text });
      await expect(entry.getByText(say('waiting'), { exact: true })).toBeVisible();
      await page.reload();
      const waiting = entry.getByText(say('waiting'), { exact: true });
      await expect(waiting.or(entry.getByText(like('next try at {next}')))).toBeVisible();
      await checkPage(page, isPhone(info));
      expect(await mailsWith(text)).toEqual([]);

      await context.setOffline(false);
      const sent = entry.getByText(say('sent'), { exact: true });
      await expect(sent).toBeVisible({ timeout: 30_000 });
      await expect.poll(() => mailsWith(text), { timeout: 30_000 }).toHaveLength(1);
      await page.reload();
      await expect(sent).toBeVisible();
      expect(await mailsWith(text)).toHaveLength(1);
    },
  );
});

// B116, B117
test(
  'reports a refusal by the server and keeps the text',
  { tag: '@desktop' },
  async ({ page, context }, info) => {
    const { at, say } = localeFor(info);
    await logInAs(page, localeFor(info), 'dealer');
    const text = unique('Kept');
    const refuse = { field: 'message', message: 'At most 20000 characters', code: 'TOO_LONG' };
    await context.route('**/graphql', (route) =>
      /SendCustomerFeedback/.test(route.request().postData() ?? '')
        ? route.fulfill({
            json: {
              data: {
                sendCustomerFeedback: {
                  message: { status: 'failed', message: '' },
                  userErrors: [refuse],
                },
              },
            },
          })
        : route.fallback(),
    );
    const dialog = await openVoice(page, info, say);
    await send(dialog, text, say);
    await expect(dialog.getByText(say('Failed sending consumer voice'))).toBeVisible();
    const field = dialog.getByRole('textbox');
    await expect(field).toHaveValue(text);
    await checkPage(page, isPhone(info));

    // The refused message is visible among the changes that need the user, and still there after a reload.
    await page.goto(at('/pending-changes'));
    await expect(page.getByRole('heading', { name: say('Need your attention') })).toBeVisible();
    await page.getByRole('button', { name: say('Edit'), exact: true }).click();
    await expect(field).toHaveValue(text);
    await context.unroute('**/graphql');
    await send(dialog, `${text}, corrected`, say);
    await expect(dialog.getByText(say('Successfully sending consumer voice'))).toBeVisible();
    await expect.poll(() => mailsWith(text), { timeout: 30_000 }).toHaveLength(1);
  },
);

test(
  'sends one message in German with its rule and confirmation',
  { tag: '@phone' },
  async ({ page, baseURL }, info) => {
    const base = hostUrl(baseURL, 'de');
    await login(page, 'dealer.de', undefined, base, 'de');
    const dialog = await openVoice(page, info, createSay('de'));
    const field = dialog.getByRole('textbox');
    const submit = dialog.getByRole('button', { name: 'Senden' });
    await submit.click();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(dialog.getByText('Required')).toHaveCount(0);
    await checkPage(page, isPhone(info));
    if (isPhone(info)) await checkNarrow(page);
    const text = unique('Schöne Räder');
    await field.fill(text);
    await submit.click();
    await expect(page.getByRole('dialog', { name: 'Diese Nachricht senden?' })).toBeVisible();
    await checkPage(page, isPhone(info));
    if (isPhone(info)) await checkNarrow(page);
    await dialog.getByRole('button', { name: 'Ja, senden' }).click();
    await expect(submit).toHaveCount(0);
    await expect.poll(() => mailsWith(text), { timeout: 30_000 }).toHaveLength(1);
  },
);

test(
  'hides the entry from a user without permission (B113)',
  { tag: '@desktop' },
  async ({ page }, info) => {
    await login(page, 'content.us');
    await page
      .getByRole('button', { name: isPhone(info) ? 'Menu' : 'Account', exact: true })
      .click();
    await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Feedback' })).toHaveCount(0);
  },
);
