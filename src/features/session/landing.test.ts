import { afterEach, expect, test } from 'vitest';
import { fakeUser } from '#src/testing/fake-user.ts';
import { findLanding, setDueTaskCheck } from './landing.ts';

const buyer = fakeUser({ scopes: ['page.catalog'] });
afterEach(() => setDueTaskCheck(() => Promise.resolve(false)));

// Reading 117
test('lands on the home page when something is due', async () => {
  setDueTaskCheck(() => Promise.resolve(true));
  expect(await findLanding(buyer)).toBe('/');
});

test('lands on the catalog when nothing is due (F001)', async () => {
  expect(await findLanding(buyer)).toBe('/catalog');
});

test('lands on the catalog when it cannot be told', async () => {
  setDueTaskCheck(() => Promise.reject(new TypeError('The code did not come')));
  expect(await findLanding(buyer)).toBe('/catalog');
});

test('lands on the home page without the catalog (N005)', async () => {
  expect(await findLanding(fakeUser({ scopes: ['page.user-management'] }))).toBe('/');
});
