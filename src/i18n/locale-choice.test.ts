import { describe, expect, it } from 'vitest';
import { chooseLocale, localeFor, localeFromCookie, relocate } from './locale-choice.ts';

describe('the locale of a visitor', () => {
  it('is the cookie first (B011)', () => {
    expect(chooseLocale('a=b; portal_locale=ms-my', ['de'], ['de', 'ms-my'])).toBe('ms-my');
    expect(localeFromCookie('portal_locale=xx')).toBeNull();
  });

  it('then what the browser likes of the host’s languages', () => {
    expect(chooseLocale('', ['fr-FR', 'de-AT'], ['en-uk', 'de'])).toBe('de');
  });

  it('is none the host does not serve', () => {
    expect(chooseLocale('', ['id'], ['de'])).toBe('de');
    expect(chooseLocale('portal_locale=ms-my', ['fr'], ['de', 'fr'])).toBe('fr');
  });

  it('is what the browser likes of all while the host is not known', () => {
    expect(chooseLocale('', ['id'])).toBe('id-id');
  });

  it('then the host’s first language, then en-us (B008)', () => {
    expect(chooseLocale('', ['pt'], ['de', 'en-us'])).toBe('de');
    expect(chooseLocale('', ['pt'])).toBe('en-us');
  });

  it('knows British English as en-uk and other English as en-us', () => {
    expect(localeFor(['en-GB'])).toBe('en-uk');
    expect(localeFor(['en-NZ'])).toBe('en-us');
    expect(localeFor(['pt'])).toBeNull();
  });
});

describe('a path without a known locale', () => {
  it.each([
    ['/', '/de'],
    ['/cart?x=1#y', '/de/cart?x=1#y'],
    ['/catalog/list', '/de/catalog/list'],
    ['/xx-yy/cart', '/de/cart'],
    ['/en', '/de'],
  ])('%s leads to %s', (from, to) => {
    expect(relocate(from, 'de')).toBe(to);
  });
});
