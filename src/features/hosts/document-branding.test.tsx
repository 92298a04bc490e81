import { afterEach, expect, test, vi } from 'vitest';
import type { HostConfig } from '#shared/host-config.ts';
import { applyBranding } from './document-branding.ts';

const host = (WEB_MANIFEST: boolean) =>
  ({
    brandColor: '#1F6F54',
    webTitle: 'Dealer portal',
    webDescription: 'Bicycles and parts',
    webKeywords: '',
    flags: { WEB_MANIFEST },
  }) as HostConfig;

const entry = {
  domains: [window.location.hostname],
  manifest: '/manifests/app.webmanifest',
  shortCutIcon: '/manifests/icon-192.png',
  appleTouchIcon: '/manifests/apple-touch-icon.png',
};
const linked = () => document.head.querySelector('link[rel="manifest"]')?.getAttribute('href');

afterEach(() => {
  document.head.innerHTML = '';
  vi.unstubAllGlobals();
});

// F003, B288
test("uses the domain's manifest and icons with WEB_MANIFEST on", async () => {
  vi.stubGlobal('fetch', async () => Response.json([entry]));
  applyBranding(host(true));
  await vi.waitFor(() => expect(linked()).toBe('/manifests/app.webmanifest'));
  expect(document.head.querySelector('meta[name="description"]')?.getAttribute('content')).toBe(
    'Bicycles and parts',
  );
});

// F003
test('neither requests nor sets a manifest with WEB_MANIFEST off', () => {
  const fetched = vi.fn();
  vi.stubGlobal('fetch', fetched);
  applyBranding(host(false));
  expect(fetched).not.toHaveBeenCalled();
  expect(linked()).toBeUndefined();
  expect(document.head.querySelector('meta[name="theme-color"]')?.getAttribute('content')).toBe(
    '#1F6F54',
  );
});
