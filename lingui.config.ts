import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';
import { firstFiles } from './scripts/messages/first-files.ts';

const first = firstFiles();

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'de', 'fr', 'id', 'ms'],
  fallbackLocales: { default: 'en' },
  // Two catalogues, so that the first screen waits for its own texts only (src/i18n/i18n.ts).
  catalogs: [
    { path: '<rootDir>/locales/first/{locale}', include: first },
    { path: '<rootDir>/locales/{locale}', include: ['src', 'shared'], exclude: first },
  ],
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
});
