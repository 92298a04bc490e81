import { readFileSync } from 'node:fs';
import {
  type APIRequestContext,
  type BrowserContext,
  expect,
  type Locator,
  type Page,
  type Route,
  type TestInfo,
} from '@playwright/test';
import { demoPassword } from '../scripts/demo/logins.ts';
import { e2ePassword } from '../scripts/testing/e2e-users.ts';
import { writtenDataId } from '../shared/written-page.ts';

/** The dealer a project plays, so that the two never share a cart. */
export function dealer(info: TestInfo): string {
  return isPhone(info) ? 'dealer.us' : 'dealer2.us';
}

/** Whether a test runs in the project of phones. */
export const isPhone = (info: TestInfo): boolean => info.project.name === 'phone';

/** Logs in on the login page and waits for the page behind it. */
export async function login(
  page: Page,
  username: string,
  password = demoPassword,
  base = '',
  locale = 'en-us',
): Promise<void> {
  await page.goto(`${base}/${locale}/login`);
  await submitLogin(page, username, password);
}

/** Logs in on the login page that is open, and waits for the page that was asked for. */
export async function submitLogin(
  page: Page,
  username: string,
  password = demoPassword,
): Promise<void> {
  await page.locator('input[name=username]').fill(username);
  await page.locator('input[name=password]').fill(password);
  await page.locator('button[type=submit]').click();
  await expect(page).not.toHaveURL(/\/login/);
}

/**
 * Presses "Log out" in the menu of the page's size; what it asks about is the caller's.
 * @param say what the screen says for an English text (e2e/test-locale.ts)
 */
export async function logOut(page: Page, say = (english: string) => english): Promise<void> {
  const phone = (page.viewportSize()?.width ?? 0) < 1024;
  await page.getByRole('button', { name: say(phone ? 'Menu' : 'Account'), exact: true }).click();
  await page.getByRole('button', { name: say('Log out'), exact: true }).click();
}

/** Returns the heading of the screen, not the placeholder shown while the screen loads. */
export function ownHeading(page: Page): Locator {
  return page.locator('h1:not(.stand-in)');
}

/**
 * Makes the app treat all banners and announcements as recently closed, so that none opens over a test.
 * @param where a page, or a context for all its pages
 */
export async function keepQuiet(where: Page | BrowserContext): Promise<void> {
  await where.addInitScript(() => {
    const kept = Storage.prototype.getItem;
    Storage.prototype.getItem = function (key) {
      return key.startsWith('pannier.hidden.') ? `${Date.now() + 3_600_000}` : kept.call(this, key);
    };
  });
}

/** Hides what the server writes into pages, so that the client asks for it and a test can answer. */
export async function hideWrittenData(page: Page): Promise<void> {
  await page.addInitScript((hidden) => {
    const find = Document.prototype.getElementById;
    Document.prototype.getElementById = function (id) {
      return id === hidden ? null : find.call(this, id);
    };
  }, writtenDataId);
}

/**
 * Has a test answer an operation in the server's place. Not where workers are allowed, since what the
 * worker asks is not the page's.
 */
export async function onOperation(
  page: Page,
  name: string,
  answer: (route: Route) => unknown,
): Promise<void> {
  await page.route('**/graphql', (route) =>
    isOperation(name, route.request().postData()) ? answer(route) : route.fallback(),
  );
}

/** Whether the body of a request asks for an operation. */
export function isOperation(name: string, body: string | null): boolean {
  return body?.includes(`"operationName":"${name}"`) ?? false;
}

/** The address of one of the demo's hosts: us, de, id, or any other name. */
export function hostUrl(baseURL: string | undefined, host: string): string {
  const url = new URL(baseURL ?? '');
  url.hostname = `${host}.localhost`;
  return url.origin;
}

/** Stops or starts the portal as its operator does. */
export async function setServerStatus(
  request: APIRequestContext,
  status: 'online' | 'maintenance',
  message = '',
): Promise<void> {
  const answer = await request.put('/server/status', {
    headers: { authorization: `Bearer ${process.env.E2E_OPERATOR_TOKEN}` },
    data: { status, message },
  });
  expect(answer.ok()).toBe(true);
}

const documents = JSON.parse(
  readFileSync(new URL('../trusted-documents.json', import.meta.url), 'utf8'),
) as Record<string, string>;

/** Returns the host header of a demo login. Only browsers resolve names under localhost without it. */
function getHostHeader(username: string): Record<string, string> {
  const host = /\.(de|id)$/.exec(username)?.[1];
  return host ? { host: `${host}.localhost` } : {};
}

/**
 * Tokens of a test's own logins: a hash of the password costs more than most of what is asked. They are
 * good for a quarter of an hour, and a thousand kills take longer.
 */
const tokens = new WeakMap<APIRequestContext, Map<string, { token: string; until: number }>>();
const tokenMs = 600_000;

/**
 * A token of the user of that name, acting for a customer of that code where one is given.
 * @param refused one the server takes no more: after a change of password or rights
 */
async function getToken(
  request: APIRequestContext,
  username: string,
  customer?: string,
  password = demoPassword,
  refused?: string,
): Promise<string> {
  const known = tokens.get(request) ?? new Map<string, { token: string; until: number }>();
  tokens.set(request, known);
  const key = JSON.stringify([username, customer, password]);
  const last = known.get(key);
  if (last && last.token !== refused && Date.now() < last.until) return last.token;
  const token = await newToken(request, username, customer, password);
  known.set(key, { token, until: Date.now() + tokenMs });
  return token;
}

async function newToken(
  request: APIRequestContext,
  username: string,
  customer: string | undefined,
  password: string,
): Promise<string> {
  const login = await request.post('/login', {
    headers: getHostHeader(username),
    data: { username, password },
  });
  expect(login.ok()).toBe(true);
  const { requestToken, refreshToken } = (await login.json()) as {
    requestToken: string;
    refreshToken: string;
  };
  if (!customer) return requestToken;
  const change = await request.post('/v2/change-cust', {
    headers: { ...getHostHeader(username), authorization: `Bearer ${requestToken}` },
    data: { custCode: customer, refreshToken },
  });
  expect(change.ok()).toBe(true);
  return ((await change.json()) as { requestToken: string }).requestToken;
}

/** Has the user's next login begin with a customer, as after choosing it. */
export async function rememberCustomer(
  request: APIRequestContext,
  username: string,
  customer: string,
  password = demoPassword,
): Promise<void> {
  await newToken(request, username, customer, password);
  // They are of logins that began without it.
  tokens.delete(request);
}

/** The next login of the page begins without a customer, whomever the user has chosen before. */
export async function forgetCustomer(page: Page): Promise<void> {
  let chosen = false;
  page.on('request', (request) => {
    if (request.url().includes('/change-cust')) chosen = true;
  });
  await page.route('**/user', async (route) => {
    if (chosen || route.request().method() !== 'GET') return route.fallback();
    // Names below localhost are the browser's own; Node does not know them.
    const { host, port } = new URL(route.request().url());
    const answer = await route.fetch({
      url: route.request().url().replace(host, `127.0.0.1:${port}`),
      headers: { ...(await route.request().allHeaders()), host },
    });
    const user = (await answer.json()) as object;
    const none = { hasCustCode: false, customerData: null, salesActiveCustCode: null };
    return route.fulfill({ response: answer, json: answer.ok() ? { ...user, ...none } : user });
  });
}

/** Returns the server's data of a user, from GET /user. */
export async function getUser(
  request: APIRequestContext,
  username: string,
  password?: string,
): Promise<{
  id: number;
  name: string;
  language: string;
  salesActiveCustCode: { unified: string } | null;
}> {
  const ask = (token: string) =>
    request.get('/user', {
      headers: { ...getHostHeader(username), authorization: `Bearer ${token}` },
    });
  const token = await getToken(request, username, undefined, password);
  const answer = await ask(token);
  if (answer.status() !== 401) return answer.json();
  return (await ask(await getToken(request, username, undefined, password, token))).json();
}

/** Returns a function that queries the server directly as the given user, for a customer if one is given. */
export async function api(
  request: APIRequestContext,
  username: string,
  customer?: string,
  password?: string,
) {
  let requestToken = await getToken(request, username, customer, password);
  return async (operationName: string, variables: object = {}) => {
    const hash = Object.entries(documents).find(([, text]) =>
      new RegExp(`(query|mutation) ${operationName}\\b`).test(text),
    )?.[0];
    const send = () =>
      request.post('/graphql', {
        headers: { ...getHostHeader(username), authorization: `Bearer ${requestToken}` },
        data: {
          operationName,
          variables,
          extensions: { persistedQuery: { version: 1, sha256Hash: hash } },
        },
      });
    let response = await send();
    if (response.status() === 401) {
      requestToken = await getToken(request, username, customer, password, requestToken);
      response = await send();
    }
    // biome-ignore lint/suspicious/noExplicitAny: tests read what they ask for
    return (await response.json()) as { data: any; errors?: unknown };
  };
}

/** Sends queries to the server as one user, see `api`. */
export type CallApi = Awaited<ReturnType<typeof api>>;

/** Gives a user of the tests the password back that a test has changed; when it has not, nothing happens. */
export async function restorePassword(
  request: APIRequestContext,
  username: string,
  currentPassword: string,
): Promise<void> {
  const known = { data: { username, password: e2ePassword } };
  if ((await request.post('/login', known)).ok()) return;
  const { name, language } = await getUser(request, username, currentPassword);
  const ask = await api(request, username, undefined, currentPassword);
  const input = { name, language, currentPassword, newPassword: e2ePassword };
  expect((await ask('UpdateProfileUser', { input })).data.updateProfileUser.userErrors).toEqual([]);
}

/** Returns a user's cart on the server, as quantities by the shown article code. */
export async function serverCart(
  request: APIRequestContext,
  username: string,
  customer?: string,
): Promise<Record<string, number>> {
  const { data } = await (await api(request, username, customer))('Cart');
  const lines = data.cart.productsInCart as {
    qty: number;
    product: { article_code_display: string };
  }[];
  return Object.fromEntries(lines.map((line) => [line.product.article_code_display, line.qty]));
}

/** Empties a user's cart on the server, so that a test starts from nothing. */
export async function emptyCart(
  request: APIRequestContext,
  username: string,
  customer?: string,
  password?: string,
): Promise<void> {
  const ask = await api(request, username, customer, password);
  const lines = (await ask('Cart')).data.cart.productsInCart as {
    product: { article_code: string };
  }[];
  if (lines.length === 0) return;
  await ask('UpdateProductsInCart', {
    products: lines.map((line) => ({ articleCode: line.product.article_code, qty: 0 })),
  });
}

/** Waits until the service worker controls the page, so that going offline is fair. */
export async function workerReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((done) =>
        navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }),
      );
  });
}

/** Reloads the page under the service worker, so that everything it needs without a network is cached. */
export async function reloadUnderWorker(page: Page): Promise<void> {
  await workerReady(page);
  await page.reload();
}
