import { expect } from '@playwright/test';
import { demoPassword } from '../../scripts/demo/logins.ts';
import type { WebkitBrowser } from './webdriver.ts';

/** Waiting for a state of the page; a busy machine needs a while. */
const soon = { timeout: 30_000, intervals: [100] };

/** Runs in the page: the usable elements of these selectors that bear the name. */
const findNamed = `
const [selector, source] = arguments;
const name = new RegExp(source);
const words = (text) => (text ?? '').replace(/\\s+/g, ' ').trim();
const found = [...document.querySelectorAll(selector)].find((element) =>
  element.checkVisibility() && !element.matches(':disabled') &&
  [element.getAttribute('aria-label'), ...[...(element.labels ?? [])].map((label) => label.innerText),
    element.innerText].some((text) => name.test(words(text))));`;

/** The key that sends what is typed, as WebDriver writes it. */
export const enterKey = '\uE007';

const exactly = (name: string | RegExp) =>
  typeof name === 'string' ? `^${name.replace(/[^\w\s]/g, '\\$&')}$` : name.source;

/** The window that the driver looks at, with waiting commands. */
export interface WebkitPage {
  /** Runs a script in the page. It returns what can be written as JSON. */
  run<T>(script: string, ...args: unknown[]): Promise<T>;
  /** Opens an address, and waits until its page has taken the place of the one before. */
  visit(path: string): Promise<void>;
  /** Presses the first button, link, checkbox or radio button of that name. */
  press(name: string | RegExp): Promise<void>;
  /** Chooses the first radio button of a group in which none is chosen. */
  chooseFirst(group: string): Promise<void>;
  /** Types into the first field of that name. */
  write(name: string | RegExp, text: string): Promise<void>;
  /** Waits until the page says this. */
  see(text: string | RegExp): Promise<void>;
  /** Waits until a script in the page returns a value. @returns it */
  until<T>(script: string, ...args: unknown[]): Promise<T>;
}

/** A page of the portal at `url` in the browser. */
export function pageOf(browser: WebkitBrowser, url: () => string): WebkitPage {
  const run: WebkitPage['run'] = (script, ...args) =>
    browser.command('POST', '/execute/sync', { script, args });
  const until: WebkitPage['until'] = async <T>(script: string, ...args: unknown[]) => {
    let found: T | null = null;
    // A page that is being left answers nothing.
    const look = async () => {
      found = await run<T | null>(script, ...args).catch(() => null);
      return Boolean(found);
    };
    await expect.poll(look, { ...soon, message: `${args} ${script.slice(-120)}` }).toBe(true);
    return found as T;
  };
  const text = () => run<string>('return document.body.innerText');
  return {
    run,
    until,
    visit: async (path) => {
      const wanted = new URL(path, url());
      const arrived = () =>
        run(`return window.isLeft ? '' : location.pathname`).catch(() => 'no page');
      // The driver also takes a change of the address by the page that is being left for an arrival, and a page
      // that is still loading can take the place of the wanted one.
      await expect(async () => {
        await run('window.isLeft = true').catch(() => undefined);
        await browser.command('POST', '/url', { url: wanted.href }).catch(() => undefined);
        await expect.poll(arrived, { timeout: 10_000, intervals: [50] }).toBe(wanted.pathname);
      }).toPass({ timeout: 40_000 });
    },
    press: async (name) => {
      const usable = 'button, a, input[type=checkbox], input[type=radio], [role=switch]';
      await until(`${findNamed} found?.click(); return Boolean(found)`, usable, exactly(name));
    },
    chooseFirst: async (group) => {
      const choose = `
        const group = [...document.querySelectorAll('fieldset')].find((one) =>
          one.querySelector('legend')?.innerText.startsWith(arguments[0]));
        if (!group?.querySelector('input:checked')) group?.querySelector('input')?.click();
        return Boolean(group?.querySelector('input:checked'))`;
      await until(choose, group);
    },
    write: async (name, value) => {
      const fields = 'input, textarea';
      const script = `${findNamed} found?.focus(); found?.select(); return found`;
      const element = await until<Record<string, string>>(script, fields, exactly(name));
      const [id] = Object.values(element);
      await browser.command('POST', `/element/${id}/value`, { text: value });
    },
    see: async (wanted) => {
      const read = () => text().catch(() => '');
      const expected = typeof wanted === 'string' ? expect.stringContaining(wanted) : null;
      if (expected) await expect.poll(read, soon).toEqual(expected);
      else await expect.poll(read, soon).toMatch(wanted);
    },
  };
}

/** Logs a demo user in, and waits until the service worker controls the page. */
export async function logIn(page: WebkitPage, username: string): Promise<void> {
  await page.visit('/en-us/login');
  await page.write('Username', username);
  await page.write('Password', demoPassword);
  await page.press('Log in');
  await page.until(`return !location.pathname.endsWith('/login')`);
  await page.until('return navigator.serviceWorker.controller !== null');
}
