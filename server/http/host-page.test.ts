import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { HostConfig } from '#shared/host-config.ts';
import { hostPage } from './host-page.ts';

const dist = mkdtempSync(join(tmpdir(), 'pannier-page-'));
const built = `<!doctype html><meta name="theme-color" content="#009ace" /><title>Pannier</title>
<link rel="icon" href="/icons/mark.svg" type="image/svg+xml" /><img src="/icons/mark.svg" alt="">`;
writeFileSync(join(dist, 'index.html'), built);
afterAll(() => rmSync(dist, { recursive: true }));

const pageOf = hostPage(dist);
const host = (WEB_MANIFEST: boolean) =>
  ({ webTitle: 'Bikes & <More>', brandColor: '#1F6F54', flags: { WEB_MANIFEST } }) as HostConfig;

test('serves the page with the host’s color, title and icons', () => {
  const page = pageOf(host(true));
  expect(page).toContain('<meta name="theme-color" content="#1F6F54"');
  expect(page).toContain('<title>Bikes &amp; &lt;More&gt;</title>');
  expect(page).toContain('<link rel="icon" href="/manifests/icon-192.png" />');
  expect(page).toContain('<img src="/manifests/icon-192.png"');
});

// F003
test('keeps the icons as built with WEB_MANIFEST off', () => {
  const page = pageOf(host(false));
  expect(page).toContain('<title>Bikes &amp; &lt;More&gt;</title>');
  expect(page).toContain('<link rel="icon" href="/icons/mark.svg" type="image/svg+xml" />');
  expect(page).not.toContain('/manifests/');
});

test('serves the page as built to a host that is not set up', () => {
  expect(pageOf(null)).toBe(built);
});
