import { i18n, type Messages } from '@lingui/core';
import { bcp47, type Language, type Locale, languageOf } from '#shared/locales.ts';
import { rememberLocale } from './locale-choice.ts';

export { i18n };

async function load(language: Language): Promise<Messages> {
  const { messages } = (await import(`../../locales/${language}.po`)) as { messages: Messages };
  return messages;
}

/** Makes a locale the app's: its messages, the document's language and the cookie (B011). */
export async function activateLocale(locale: Locale): Promise<void> {
  const tag = bcp47(locale);
  if (i18n.locale !== tag) {
    i18n.loadAndActivate({ locale: tag, messages: await load(languageOf(locale)) });
    document.documentElement.lang = tag;
  }
  rememberLocale(locale);
}
