import { expect, type Page, test } from '@playwright/test';
import {
  dealer,
  hideWrittenData,
  hostUrl,
  isOperation,
  isPhone,
  keepQuiet,
  login,
  onOperation,
  submitLogin,
} from './support.ts';
import { createSay, localeFor, logInAs, type Say } from './test-locale.ts';

const twoHours = 7_200_000;

/** The announcement on the demo's home page, by locale. */
const home: Record<string, { title: string; extra: string; link: string }> = {
  'en-us': { title: 'Spring pre-orders are open', extra: 'extra 3%', link: 'all bikes' },
  de: {
    title: 'Die Vororder für das Frühjahr ist eröffnet',
    extra: '3 % Zusatzrabatt',
    link: 'allen Fahrrädern',
  },
};

const english = createSay('en');
const announcements = (page: Page, say: Say = english) =>
  page.getByRole('region', { name: say('Announcements') });
const banner = (page: Page) => page.getByRole('dialog', { name: /^(News of|Neues von) / });

/** Announcements come, the banner does not: one without its picture never shows. */
async function noBanner(page: Page): Promise<void> {
  await page.route('**/bnrs/**', (route) => route.abort());
}

test('shows each host’s messages before login in its language', { tag: '@phone' }, async ({
  page,
  baseURL,
}) => {
  await page.goto('/en-us/login');
  await expect(announcements(page)).toContainText('Monday to Friday, 8 AM to 6 PM Eastern');
  await page.goto(`${hostUrl(baseURL, 'de')}/de/login`);
  const german = announcements(page, createSay('de'));
  await expect(german).toContainText('Montag bis Freitag, 8 bis 17 Uhr');
  await expect(german).not.toContainText('Eastern');
});

test('shows the announcement in full at home, as a line elsewhere', async ({ page }, info) => {
  const { at, say, locale, user } = localeFor(info);
  const { title = '', extra = '', link = '' } = home[locale] ?? {};
  const region = announcements(page, say);
  await noBanner(page);
  // Straight to the catalog: shown once at home, it stays off the next pages.
  await page.goto(at('/catalog'));
  await submitLogin(page, user('dealer'));
  const line = region.locator('> ul > li');
  await expect(line).toHaveText(new RegExp(title));
  await expect(line).not.toContainText(extra);
  await line.getByRole('button', { name: new RegExp(`^${say('Show')} `) }).click();
  await expect(line).toContainText(extra);

  await page.goto(at(''));
  const whole = region.locator('> ul > li');
  await expect(whole.getByRole('listitem').first()).toContainText(extra);
  await expect(whole.getByRole('link', { name: link })).toHaveAttribute(
    'href',
    `/${locale}/catalog/bike`,
  );
  const more = whole.getByRole('button', { name: say('See More') });
  const text = whole.locator('div[id]').first();
  const height = () => text.evaluate((box) => box.clientHeight);
  // Wide as they are, desktops have room for it; made narrow they fold it, too.
  if (info.project.name === 'desktop') await expect(more).toHaveCount(0);
  const size = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(more).toBeVisible();
  expect(await height()).toBe(150);
  await more.click();
  await expect.poll(height).toBeGreaterThan(150);
  await whole.getByRole('button', { name: say('See Less') }).click();
  await expect.poll(height).toBe(150);
  if (size) await page.setViewportSize(size);

  await whole.getByRole('button', { name: say('Close: {title}', { title }) }).click();
  await expect(region).toHaveCount(0);
  // The answer is there, so an announcement would be, too.
  const answered = page.waitForResponse((one) =>
    isOperation('HomeAnnouncements', one.request().postData()),
  );
  // Before the page's own code runs: what is kept would be written again on the way out.
  await page.addInitScript(() => localStorage.removeItem(`pannier-queries:${location.host}`));
  await page.reload();
  await answered;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(region).toHaveCount(0);

  await page.clock.setFixedTime(Date.now() + twoHours + 1000);
  await page.reload();
  await expect(region).toContainText(title);
});

test('shows the banner once and hides it on a click', { tag: '@phone' }, async ({ page }, info) => {
  const { say, locale } = localeFor(info);
  const popup = banner(page);
  let requests = 0;
  page.on('request', (one) => {
    if (isOperation('Banners', one.postData())) requests += 1;
  });
  await logInAs(page, localeFor(info), 'dealer');
  await expect(popup.getByRole('img')).toBeVisible();
  await popup.getByRole('button', { name: say('Close') }).click();
  await expect(popup).toBeHidden();
  expect(requests).toBe(1);

  // Closed, it is not even asked for.
  await page.reload();
  await expect(page.getByRole('region', { name: say('Messages') })).toBeAttached();
  await page.waitForLoadState('networkidle');
  expect(requests).toBe(1);

  await page.clock.setFixedTime(Date.now() + twoHours + 1000);
  await page.reload();
  await popup.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/${locale}/catalog/bike$`));
  await expect(popup).toBeHidden();
  const marker = await page.evaluate(() =>
    Object.entries(localStorage).find(([key]) => /^pannier\.hidden\..*\.banner$/.test(key)),
  );
  expect(Number(marker?.[1])).toBeGreaterThan(Date.now() + twoHours);
});

test(
  'holds back the banner while another dialog is open',
  { tag: '@desktop' },
  async ({ page }, info) => {
    const phone = isPhone(info);
    await page.clock.install();
    let release = (): void => undefined;
    const held = new Promise<void>((done) => {
      release = done;
    });
    await page.context().route('**/bnrs/**', async (route) => {
      await held;
      await route.continue();
    });
    await login(page, dealer(info));
    await page.getByRole('button', { name: phone ? 'Menu' : 'Account', exact: true }).click();
    await page.getByRole('button', { name: 'Feedback' }).click();
    const voice = page.getByRole('dialog', { name: 'Feedback' });
    await expect(voice).toBeVisible();
    const picture = page.waitForResponse('**/bnrs/**');
    release();
    await (await picture).finished();
    await page.clock.fastForward(10_000);
    await page.clock.fastForward(10_000);
    await expect(voice).toBeVisible();
    await expect(banner(page)).toHaveCount(0);
    await voice.getByRole('button', { name: 'Close' }).click();
    await expect(voice).toBeHidden();
    await page.clock.fastForward(10_000);
    await expect(banner(page)).toBeVisible();
  },
);

test.describe('with announcements of our making', () => {
  const run = 'window.hacked=1';
  const hostile = `
    <script>${run}</script><img src=x onerror="${run}"><svg onload="${run}"><script>${run}</script></svg>
    <iframe srcdoc="<script>parent.${run}</script>"></iframe><math><mi xlink:href="javascript:${run}">m</mi></math>
    <a href="javascript:${run}">bad link</a> <a href="JaVa&#10;Script:${run}">worse link</a>
    <a href="data:text/html,<script>${run}</script>">data link</a>
    <a href="https://example.com/x" onclick="${run}">outside</a>
    <img src="https://spy.example/pixel.gif" alt="spy"><object data="x"></object><embed src="x">
    <form action="https://spy.example"><input name="password"><button>Log in</button></form>
    <style>body{display:none}</style><link rel="stylesheet" href="https://spy.example/x.css">
    <p style="position:fixed;inset:0;background:red" class="fixed" id="root">Plain words</p>
    <details open ontoggle="${run}"><summary>sum</summary></details><base href="https://spy.example/">`;

  /** Whether anything of it has come through. */
  const found = (page: Page) =>
    page.evaluate(() => {
      const box = document.querySelector('section[aria-label="Announcements"]');
      const bad = 'script,style,link,iframe,object,embed,form,input,svg[onload],math,base,details';
      // The app's own icons are svg elements, but they are inside buttons.
      const inside = [...(box?.querySelectorAll('li div[id] *, li div[id]') ?? [])];
      return {
        hacked: 'hacked' in window,
        elements: inside.filter((one) => one.matches(bad)).map((one) => one.outerHTML),
        attributes: inside.flatMap((one) =>
          [...one.attributes]
            .filter(({ name, value }) => /^on|^style$/.test(name) || /script:|data:/i.test(value))
            .map(({ name }) => `${one.tagName} ${name}`),
        ),
        pictures: inside.filter((one) => one.matches('img')).map((one) => one.outerHTML),
      };
    });
  const clean = { hacked: false, elements: [], attributes: [], pictures: [] };

  test(
    'shows hostile HTML as text before and after login',
    { tag: '@desktop' },
    async ({ page }, info) => {
      const outside: string[] = [];
      page.on('request', (one) => {
        if (one.url().includes('spy.example')) outside.push(one.url());
      });
      const one = { id: '1', title: '<img src=x onerror=window.hacked=1>', content: hostile };
      const link = 'javascript:window.hacked=1';
      await hideWrittenData(page);
      await page.route('**/active-announcements/*', (route) =>
        route.fulfill({ json: [{ ...one, url: link }] }),
      );
      await onOperation(page, 'HomeAnnouncements', (route) =>
        route.fulfill({ json: { data: { activeUserAreaAnnouncements: [{ ...one, url: link }] } } }),
      );
      await noBanner(page);
      await page.goto('/en-us/login');
      for (const place of ['login', 'home']) {
        if (place === 'home') {
          await login(page, dealer(info));
          await page.goto('/en-us');
        }
        await expect(announcements(page).getByText('Plain words')).toBeVisible();
        await expect(announcements(page).getByRole('heading')).toHaveText(one.title);
        await expect(announcements(page).getByRole('link')).toHaveText(['outside']);
        expect(await found(page), place).toEqual(clean);
        await announcements(page).getByText('bad link').click();
        expect(await found(page), place).toEqual(clean);
      }
      expect(outside).toEqual([]);
    },
  );

  test(
    'shows errors the server reports, but not a lost response',
    { tag: '@phone' },
    async ({ page }, info) => {
      await keepQuiet(page);
      let answer: object | null = { errors: [{ message: 'no', extensions: { code: 'FAILED' } }] };
      await onOperation(page, 'HomeAnnouncements', (route) =>
        answer ? route.fulfill({ json: answer }) : route.abort(),
      );
      await login(page, dealer(info));
      await page.goto('/en-us');
      await expect(page.getByText('The announcements could not be loaded.')).toBeVisible();
      answer = null;
      const failed = page.waitForEvent('requestfailed');
      await page.reload();
      await failed;
      await expect(page.getByRole('region', { name: 'Messages' })).toBeAttached();
      await expect(page.getByText('The announcements could not be loaded.')).toBeHidden();
    },
  );
});
