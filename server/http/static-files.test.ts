import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';

const dist = mkdtempSync(join(tmpdir(), 'pannier-dist-'));
const page = '<!doctype html><title>Pannier</title>';
let test: TestApp;
beforeAll(async () => {
  for (const folder of ['assets', 'language']) mkdirSync(join(dist, folder));
  writeFileSync(join(dist, 'index.html'), page);
  writeFileSync(join(dist, 'sw.js'), 'self;');
  writeFileSync(join(dist, 'kept.webmanifest'), '{}');
  writeFileSync(join(dist, 'language', 'de.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(dist, 'assets', 'main-1a2b.js'), 'let a;');
  writeFileSync(join(dist, 'assets', 'main-1a2b.js.br'), brotliCompressSync('let a;'));
  mkdirSync(join(dist, '.vite'));
  const parts = {
    'src/features/session/login.screen.tsx': { file: 'assets/screen-1.js', imports: ['_form.js'] },
    '_form.js': {
      file: 'assets/form-2.js',
      imports: ['src/features/session/login.screen.tsx'],
      css: ['assets/form-7.css'],
      assets: ['assets/letters-8.woff2', 'assets/worker-9.js'],
    },
    'src/features/catalog/list.screen.tsx': { file: 'assets/list-5.js' },
    'locales/first/de.po': { file: 'assets/first-de-3.js' },
    'locales/de.po': { file: 'assets/de-4.js' },
    'locales/fr.po': { file: 'assets/fr-6.js' },
  };
  writeFileSync(join(dist, '.vite', 'manifest.json'), JSON.stringify(parts));
  test = await startTestApp({ config: { distDir: dist, trustProxy: true } });
});
afterAll(async () => {
  await test.close();
  rmSync(dist, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  test.rest('GET', url, { headers });
const html = { accept: 'text/html,application/xhtml+xml' };

describe('files', () => {
  it('caches hashed files for a year, drawings for an hour', async () => {
    const kept = async (url: string) => (await get(url)).headers['cache-control'];
    expect(await kept('/assets/main-1a2b.js')).toBe('public, max-age=31536000, immutable');
    expect(await kept('/language/de.svg')).toBe('public, max-age=3600');
    for (const url of ['/index.html', '/sw.js', '/kept.webmanifest']) {
      const answer = await get(url);
      expect(answer.status).toBe(200);
      expect(answer.headers['cache-control']).toBe('no-cache');
      expect(answer.headers.etag).toBeTruthy();
    }
  });

  it('sends compressed files to browsers that accept them', async () => {
    const packed = await get('/assets/main-1a2b.js', { 'accept-encoding': 'gzip, br' });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(packed.headers['content-type']).toContain('javascript');
    expect((await get('/assets/main-1a2b.js')).headers['content-encoding']).toBeUndefined();
  });

  it('preloads what a first visitor’s login page shows', async () => {
    const { headers } = await get('/de/login?reset=1', html);
    const links = String(headers.link).split(', ');
    const parts = ['screen-1.js', 'form-2.js', 'first-de-3.js'];
    expect(links).toEqual([
      '</assets/form-7.css>; rel=preload; as=style; crossorigin',
      '</assets/letters-8.woff2>; rel=preload; as=font; type="font/woff2"; crossorigin',
      ...parts.map((part) => `</assets/${part}>; rel=modulepreload`),
    ]);
    for (const url of ['/de/catalog', '/de/login/x', '/assets/login'])
      expect((await get(url, html)).headers.link).toBeUndefined();
  });

  it('sends a strict content policy with pages and files', async () => {
    for (const url of ['/', '/sw.js', '/en-us/catalog']) {
      const { headers } = await get(url, html);
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("default-src 'self'");
      expect(policy).toContain("script-src 'self';");
      expect(policy).toContain("object-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain(
        "require-trusted-types-for 'script'; trusted-types pannier dompurify",
      );
      expect(policy).not.toContain('unsafe');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
      expect(headers['permissions-policy']).toContain('geolocation=()');
    }
  });

  it('replaces only the worker when it is switched off (R11)', async () => {
    const off = await startTestApp({ config: { distDir: dist, workerOff: true } });
    const worker = await off.rest('GET', '/sw.js', { headers: { 'accept-encoding': 'br' } });
    expect(worker).toMatchObject({
      status: 200,
      headers: {
        'content-type': expect.stringContaining('javascript'),
        'cache-control': 'no-cache',
      },
    });
    expect(String(worker.body)).toContain('registration.unregister()');
    expect(String(worker.body)).not.toContain('indexedDB');
    expect((await off.rest('GET', '/', { headers: html })).body).toBe(page);
    await off.close();
    expect((await get('/sw.js')).body).toBe('self;');
  });

  it('sends HSTS only over https', async () => {
    expect((await get('/')).headers['strict-transport-security']).toBeUndefined();
    const secure = await get('/', { 'x-forwarded-proto': 'https' });
    expect(secure.headers['strict-transport-security']).toContain('max-age=31536000');
  });

  it.each(['/../package.json', '/%2e%2e/package.json', '/assets/..%2f..%2fpackage.json'])(
    'keeps %s inside',
    async (url) => {
      expect((await get(url)).status).toBeGreaterThanOrEqual(400);
    },
  );
});

describe('addresses of the client', () => {
  it.each(['/en-us/catalog/bike', '/login', '/de/order/1.2', '/en-us/login?next=%2F'])(
    'answers %s with the page',
    async (url) => {
      const answer = await get(url, html);
      expect(answer).toMatchObject({ status: 200, body: page });
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.headers['content-type']).toContain('text/html');
    },
  );

  it.each(['/graphql/x', '/server/nothing', '/images/none.webp', '/assets/old.js', '/api/x'])(
    'answers %s with 404',
    async (url) => {
      expect((await get(url, html)).status).toBe(404);
    },
  );

  it.each(['GET', 'HEAD'] as const)('serves a page to %s that takes anything', async (method) => {
    const { status } = await test.rest(method, '/en-us/login', { headers: { accept: '*/*' } });
    expect(status).toBe(200);
  });

  it.each(['/api/none', '/documents/none', '/none.js', '/en-us/none.png'])(
    'has no page at %s for a client that takes anything',
    async (path) => {
      expect((await get(path, { accept: '*/*' })).status).toBe(404);
    },
  );

  it('serves the page only to requests that accept HTML', async () => {
    const missing = await get('/en-us/missing.js', { accept: '*/*' });
    expect(missing).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    const posted = await test.rest('POST', '/en-us/catalog', { headers: html, body: {} });
    expect(posted.status).toBe(404);
  });
});

describe('pictures', () => {
  beforeAll(async () => {
    await test.services.files.put('images/b-1.webp', Buffer.from('big'), 'image/webp');
    await test.services.files.put('images/thumbnails/b-1.webp', Buffer.from('tiny'), 'image/webp');
    await test.services.files.put('secret.webp', Buffer.from('secret'), 'image/webp');
  });

  it('serves pictures from the file store with long caching', async () => {
    const big = await get('/images/b-1.webp');
    expect(big).toMatchObject({ status: 200, body: 'big' });
    expect(big.headers['content-type']).toBe('image/webp');
    expect(big.headers['cache-control']).toContain('max-age=604800');
    expect((await get('/images/thumbnails/b-1.webp')).body).toBe('tiny');
    expect((await get('/images/thumbnails/b-1~2.webp')).body).toBe('tiny');
    expect((await get('/images/medium/b-1.webp')).body).toBe('big');
    const again = await get('/images/b-1.webp', { 'if-none-match': String(big.headers.etag) });
    expect(again).toMatchObject({ status: 304, body: '' });
  });

  it.each([
    'none.webp',
    '..%2fsecret.webp',
    '%2e%2e%2fsecret.webp',
    'b-1.exe',
    '%00.webp',
    'thumbnails',
    'medium',
    'medium/none.webp',
  ])('answers 404 for %s', async (name) => {
    expect((await get(`/images/${name}`)).status).toBe(404);
  });
});
