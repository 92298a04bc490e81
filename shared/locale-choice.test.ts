import { describe, expect, it } from 'vitest';
import { chooseLocale, localeFor, localeFromCookie } from './locale-choice.ts';

describe('the locale of a visitor', () => {
  it("is the cookie's first (B011)", () => {
    expect(chooseLocale('a=b; portal_locale=ms-my', ['de'], ['de', 'ms-my'])).toBe('ms-my');
    expect(localeFromCookie('portal_locale=xx')).toBeNull();
  });

  it("is then the browser's preference among the host's languages", () => {
    expect(chooseLocale('', ['fr-FR', 'de-AT'], ['en-uk', 'de'])).toBe('de');
  });

  it('is never one the host does not serve', () => {
    expect(chooseLocale('', ['id'], ['de'])).toBe('de');
    expect(chooseLocale('portal_locale=ms-my', ['fr'], ['de', 'fr'])).toBe('fr');
  });

  it("is the browser's preference while the host is unknown", () => {
    expect(chooseLocale('', ['id'])).toBe('id-id');
  });

  it("is then the host's first language, then en-us (B008)", () => {
    expect(chooseLocale('', ['pt'], ['de', 'en-us'])).toBe('de');
    expect(chooseLocale('', ['pt'])).toBe('en-us');
  });

  it('maps British English to en-uk and other English to en-us', () => {
    expect(localeFor(['en-GB'])).toBe('en-uk');
    expect(localeFor(['en-NZ'])).toBe('en-us');
    expect(localeFor(['pt'])).toBeNull();
  });
});
