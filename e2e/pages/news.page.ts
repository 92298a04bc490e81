import { expect, type Locator, type Page } from '@playwright/test';
import type { CallApi } from '../support.ts';

export const openNews = (page: Page, query = '') => page.goto(`/en-us/news?${query}`);

export const openNewsItem = (page: Page, id: string) => page.goto(`/en-us/news/${id}`);

/** The card of an item in the list. */
export const newsCard = (page: Page, title: string): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('link', { name: title, exact: true }) });

export const confirmRead = (page: Page): Locator =>
  page.getByRole('button', { name: 'I have read this' });

/** Waits for the page that an unknown item has, and one of others alike. */
export const expectNoNewsItem = (page: Page) =>
  expect(page.getByText('This news item does not exist, or it is not for you.')).toBeVisible();

/** Returns a day in the time zone of the demo's American portal, YYYY-MM-DD. @param after days from today */
export const dayInUs = (after = 0): string =>
  new Date(Date.now() + after * 86_400_000).toLocaleDateString('sv', {
    timeZone: 'America/New_York',
  });

/** Publishes a news item for today and 30 days. @returns its id */
export async function publishNews(ask: CallApi, title: string, input: object): Promise<string> {
  const { data } = await ask('CreateNews', {
    input: {
      language: 'en',
      title,
      body: `<p>Text of ${title}</p>`,
      validFrom: dayInUs(),
      validTo: dayInUs(30),
      ...input,
    },
  });
  expect(data.createNews.userErrors).toEqual([]);
  return data.createNews.record.id;
}

interface ShownUser {
  [field: string]: unknown;
  id: string;
  version: number;
  email: { email: string };
  language: { id: string };
  groupRole: { id: string };
  userAreas: { sorg: string; limitation: string; value: string }[];
  contentTargetMarkets: { id: string }[];
}

/** Gives a user other markets. @returns those of before */
export async function changeMarkets(
  ask: CallApi,
  username: string,
  markets: readonly string[],
): Promise<string[]> {
  const found = await ask('AccessUsers', { search: username, page: 1, limit: 10 });
  const users = found.data.usersV2.users as ShownUser[];
  const user = users.find((one) => one.username === username) as ShownUser;
  const { id, version, name, emailConfirmations, sendEmail, sendEmailWarranty, isFakeEmail } = user;
  const { data } = await ask('ChangeAccessUser', {
    id,
    version,
    user: {
      username,
      name,
      email: user.email.email,
      emailConfirmations,
      sendEmail,
      sendEmailWarranty,
      isFakeEmail,
      language: user.language.id,
      groupRole: user.groupRole.id,
      roles: null,
      contentTargetMarkets: markets,
    },
    userAreas: user.userAreas.map(({ sorg, limitation, value }) => ({ sorg, limitation, value })),
  });
  expect(data.updateUser.userErrors).toEqual([]);
  return user.contentTargetMarkets.map((market) => market.id);
}

export const openNewsForm = (page: Page) => page.goto('/en-us/admin/news/create');

/** The field of the item's text. */
export const textOfNews = (page: Page): Locator => page.getByRole('textbox', { name: /^Text/ });

/** Pastes HTML as a program puts it on the clipboard. */
export const pasteHtml = (field: Locator, html: string) =>
  field.evaluate((element, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', text);
    const init = { clipboardData, bubbles: true, cancelable: true };
    element.dispatchEvent(new ClipboardEvent('paste', init));
  }, html);

/** Types title and text of a new item, and chooses a market by its name. */
export async function fillNews(page: Page, title: string, market: string): Promise<void> {
  await page.getByLabel('Language of the text').selectOption({ label: 'French' });
  await page
    .getByRole('textbox', { name: /^Title/ })
    .first()
    .fill(title);
  await textOfNews(page).click();
  await page.keyboard.type(`Text of ${title}`);
  await page.getByRole('textbox', { name: 'To', exact: true }).fill(dayInUs(30));
  await page.getByRole('checkbox', { name: market }).check();
}

/** The alternative text of the picture, in the language of the item. */
export const altText = (page: Page): Locator => page.getByLabel(/^Alternative text \(/);
