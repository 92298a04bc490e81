import { readFileSync } from 'node:fs';
import type { Page, TestInfo } from '@playwright/test';
import { hostUrl, isPhone, login } from './support.ts';

/** The portal and the language a test walks in. */
export interface TestLocale {
  /** The address of the portal. */
  base: string;
  locale: string;
  /** The demo's login of that kind there: dealer, sales, content and so on. */
  user: (kind: string) => string;
  /** The address of a page, from its path without the locale. */
  at: (path: string) => string;
  /** Translates an English text to the screen's language, with its placeholders filled. */
  say: Say;
  /** Translates an English text to a pattern that accepts any value for a placeholder. */
  like: (english: string) => RegExp;
}
export type Say = (english: string, values?: Record<string, string | number>) => string;

/** The texts of a language: English as in the code, to what the screen says. */
function catalogue(language: string): Map<string, string> {
  const texts = new Map<string, string>();
  for (const folder of ['locales/first', 'locales']) {
    const file = readFileSync(new URL(`../${folder}/${language}.po`, import.meta.url), 'utf8');
    // Texts that need a context to be unambiguous are not included.
    for (const [, english, text] of file.matchAll(
      /(?<!msgctxt .*\n)^msgid (".+")\nmsgstr (".*")$/gm,
    ))
      texts.set(JSON.parse(`${english}`), JSON.parse(`${text}`));
  }
  return texts;
}

/**
 * Returns the translation function of a language.
 * @throws for a text that no screen has
 */
export function createSay(language: string): Say {
  const texts = catalogue(language);
  return (english, values = {}) => {
    const text = texts.get(english);
    if (!text) throw new Error(`No screen says "${english}"`);
    return text.replace(/\{(\w+)\}/g, (all, name) => `${values[name] ?? all}`);
  };
}

const escaped = (text: string) => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&');

function testLocale(base: string, locale: string, language: string, market: string): TestLocale {
  const say = createSay(language);
  return {
    base,
    locale,
    user: (kind) => `${kind}.${market}`,
    at: (path) => `${base}/${locale}${path}`,
    say,
    like: (english) => new RegExp(`^${escaped(say(english)).replace(/\{\w+\}/g, '.+')}$`),
  };
}

/**
 * In which portal and language a project walks: phones in English in the United States, desktops in
 * German on the German host.
 */
export function localeFor(info: TestInfo): TestLocale {
  const baseURL = info.project.use.baseURL;
  return isPhone(info)
    ? testLocale(new URL(baseURL ?? '').origin, 'en-us', 'en', 'us')
    : testLocale(hostUrl(baseURL, 'de'), 'de', 'de', 'de');
}

/** Logs the demo's login of a kind in, where the test walks. */
export async function logInAs(page: Page, { user, base, locale }: TestLocale, kind: string) {
  await login(page, user(kind), undefined, base, locale);
}
