import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writtenDataId } from '#shared/written-page.ts';

/** Starts a page that the server has written this into. */
async function open(data: object | null) {
  document.body.innerHTML = data
    ? `<script type="application/json" id="${writtenDataId}">${JSON.stringify(data)}</script>`
    : '';
  return await import('./written-page.ts');
}

const own = { host: window.location.hostname, webTitle: 'Velo' };

beforeEach(() => vi.resetModules());
afterEach(() => {
  document.body.innerHTML = '';
});

test('gives each part of the page once', async () => {
  const { takeWritten } = await open({ host: own, announcements: [] });
  expect(takeWritten('announcements')).toEqual([]);
  expect(takeWritten('announcements')).toBeNull();
  expect(takeWritten('host')).toEqual(own);
  expect(takeWritten('host')).toBeNull();
});

test('gives nothing of a page without data', async () => {
  const { takeWritten } = await open(null);
  expect(takeWritten('host')).toBeNull();
});

test('gives nothing of a page that another host was sent', async () => {
  const { takeWritten } = await open({ host: { host: 'other.example' }, announcements: [] });
  expect(takeWritten('host')).toBeNull();
  expect(takeWritten('announcements')).toBeNull();
});
