import { beforeEach, expect, test } from 'vitest';
import { noteVisit, stepsBack } from './back-trail.ts';

/** Visits pages one after the other, each a new entry of the history. */
function visit(...paths: string[]): void {
  for (const [idx, path] of paths.entries()) {
    window.history.pushState({ idx }, '', path);
    noteVisit(path);
  }
}

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

test('a page opened from another leads back to it', () => {
  visit('/catalog/list', '/catalog/bike/x');
  expect(stepsBack('/catalog/bike/x')).toBe(-1);
});

test('other views of the same page are passed over', () => {
  visit('/catalog/list', '/order', '/order', '/order');
  expect(stepsBack('/order')).toBe(-3);
});

test('a deep link leads nowhere back', () => {
  visit('/catalog/bike/x');
  expect(stepsBack('/catalog/bike/x')).toBeNull();
});

test('entries of an earlier document are not counted', () => {
  visit('/a', '/b', '/c');
  window.history.pushState({ idx: 0 }, '', '/d');
  noteVisit('/d');
  expect(stepsBack('/d')).toBeNull();
});
