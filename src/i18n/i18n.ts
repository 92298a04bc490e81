import { i18n, type Messages } from '@lingui/core';
import { bcp47, type Language, type Locale, languageOf } from '#shared/locales.ts';
import { rememberLocale } from './locale-choice.ts';

export { i18n };

type Catalogue = Promise<{ messages: Messages }>;

/** The texts of the first screens come first, the others when something that has them is loaded. */
const first = (language: Language): Catalogue => import(`../../locales/first/${language}.po`);
const rest = (language: Language): Catalogue => import(`../../locales/${language}.po`);

let current: Language | null = null;
let wanted = false;
/** The language whose texts are all loaded. */
let complete: Language | null = null;

/** Makes a locale the app's: its messages, the document's language and the cookie (B011). */
export async function activateLocale(locale: Locale): Promise<void> {
  const tag = bcp47(locale);
  if (i18n.locale !== tag) {
    const language = languageOf(locale);
    const all = wanted;
    const parts = await Promise.all([first(language), ...(all ? [rest(language)] : [])]);
    i18n.loadAndActivate({
      locale: tag,
      messages: Object.assign({}, ...parts.map(({ messages }) => messages)),
    });
    current = language;
    complete = all ? language : null;
    document.documentElement.lang = tag;
  }
  rememberLocale(locale);
}

/** Resolves when the texts of all screens and parts are there, in the current language. */
export async function restOfMessages(): Promise<void> {
  wanted = true;
  const language = current;
  if (!language || complete === language) return;
  const { messages } = await rest(language);
  if (language !== current || complete === language) return;
  complete = language;
  // Not i18n.load(): it would draw everything on the screen again, and nothing there uses these texts.
  Object.assign(i18n.messages, messages);
}
