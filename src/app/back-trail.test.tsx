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

test('links back to the page it was opened from', () => {
  visit('/catalog/list', '/catalog/bike/x');
  expect(stepsBack('/catalog/bike/x')).toBe(-1);
});

test('skips other views of the same page', () => {
  visit('/catalog/list', '/order', '/order', '/order');
  expect(stepsBack('/order')).toBe(-3);
});

test('has no way back from a deep link', () => {
  visit('/catalog/bike/x');
  expect(stepsBack('/catalog/bike/x')).toBeNull();
});

test('ignores entries of an earlier document', () => {
  visit('/a', '/b', '/c');
  window.history.pushState({ idx: 0 }, '', '/d');
  noteVisit('/d');
  expect(stepsBack('/d')).toBeNull();
});
