import type { Locale } from './locales.ts';

/** Each language as its speakers call it. */
export const languageNames: Readonly<Record<Locale, string>> = {
  de: 'Deutsch',
  'en-ca': 'English (Canada)',
  'en-id': 'English (Indonesia)',
  'en-my': 'English (Malaysia)',
  'en-nl': 'English (Netherlands)',
  'en-sg': 'English (Singapore)',
  'en-uk': 'English (United Kingdom)',
  'en-us': 'English (United States)',
  fr: 'Français',
  'id-id': 'Bahasa Indonesia',
  'ms-my': 'Bahasa Melayu',
};
