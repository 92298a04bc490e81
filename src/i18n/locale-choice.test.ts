import { describe, expect, it } from 'vitest';
import { relocate } from './locale-choice.ts';

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
