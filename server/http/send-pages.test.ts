import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { forgetHosts } from '#server/features/hosts/hosts.public.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { seedPeriod } from '#server/testing/seed-period.ts';
import { languages } from '#shared/locales.ts';
import { inquiryHeading } from './inquiry-paint.texts.ts';
import { askDistributor } from './login-paint.texts.ts';

const dist = mkdtempSync(join(tmpdir(), 'pannier-dist-'));
let app: TestApp;
beforeAll(async () => {
  cpSync(fileURLToPath(new URL('../../index.html', import.meta.url)), join(dist, 'index.html'));
  app = await startTestApp({ config: { distDir: dist } });
});
afterAll(async () => {
  await app.close();
  rmSync(dist, { recursive: true });
});

async function open(url: string, host = 'localhost', headers: Record<string, string> = {}) {
  const sent = { accept: 'text/html', host, ...headers };
  const answer = await app.rest('GET', url, { headers: sent });
  const html = String(answer.body);
  const json = /<script type="application\/json" id="written-data">(.*?)<\/script>/s.exec(
    html,
  )?.[1];
  return {
    html,
    headers: answer.headers,
    data: json === undefined ? null : JSON.parse(json),
    language: /<html lang="([^"]*)"/.exec(html)?.[1],
    heading: /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1],
  };
}

describe('the inquiry as it is sent', () => {
  test('holds its heading in the language of the page', async () => {
    const de = await open('/de/new-customer-inquiry', 'de.localhost');
    expect(de.heading).toBe(inquiryHeading.de.title);
    expect(de.html).toContain('Pannier DE');
    expect(de.data).toMatchObject({ host: { host: 'de.localhost' } });
  });

  test('is painted only where the host offers it (B094)', async () => {
    const config = { allowNewCustomerInquiry: false };
    await app.db
      .updateTable('host')
      .set({ config: JSON.stringify(config) })
      .where('host', '=', 'de.localhost')
      .execute();
    forgetHosts(app.db);
    expect((await open('/de/new-customer-inquiry', 'de.localhost')).heading).toBeUndefined();
  });

  test.each(languages)('says above the form what the client says, in %s', (language) => {
    const texts = String(readFileSync(new URL(`../../locales/${language}.po`, import.meta.url)));
    const { title, text } = inquiryHeading[language];
    expect(texts).toContain(`msgid "${inquiryHeading.en.title}"\nmsgstr "${title}"`);
    expect(texts).toContain(`msgid "${inquiryHeading.en.text}"\nmsgstr "${text}"`);
  });
});

describe('the login as it is sent', () => {
  test('holds heading, announcement and data of its host', async () => {
    const us = await open('/en-us/login', 'us.localhost');
    expect(us.heading).toBe('Pannier US');
    expect(us.html).toMatch(/<h2[^>]*>Opening hours<\/h2>/);
    expect(us.html).toContain('<p>Words</p>');
    expect(us.data).toMatchObject({
      host: { host: 'us.localhost', webTitle: 'Pannier US' },
      announcements: [{ id: '2000~hours', content: '<p>Words</p>' }],
    });
    const de = await open('/de/login', 'DE.localhost:3000');
    expect(de.heading).toBe('Pannier DE');
    expect(de.html).toContain('Geschäftszeiten');
    expect(de.html).toContain(askDistributor.de);
    expect(de.html).not.toContain('Opening hours');
    expect(de.data.host.host).toBe('de.localhost');
  });

  test.each(languages)('says below the form what the client says, in %s', (language) => {
    const texts = readFileSync(new URL(`../../locales/first/${language}.po`, import.meta.url));
    const msgid = 'msgid "No account yet? Ask your distributor."';
    expect(String(texts)).toContain(`${msgid}\nmsgstr "${askDistributor[language]}"`);
  });

  test('holds what the client gets when it asks', async () => {
    const { data } = await open('/en-us/login', 'us.localhost');
    const headers = { host: 'us.localhost', authorization: `Basic ${btoa('portal:portal')}` };
    const host = await app.rest('GET', '/server/config/us.localhost', { headers });
    const announcements = await app.rest('GET', '/active-announcements/us.localhost');
    expect(data).toEqual({ host: host.body, announcements: announcements.body });
  });

  test('lets the browser use the colors in it, and no other style', async () => {
    const { html, headers } = await open('/de/login', 'de.localhost');
    const style = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
    expect(style).toMatch(/^:root\{--host-brand:#[0-9a-f]{6};/i);
    const hash = createHash('sha256').update(style).digest('base64');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain(`style-src 'self' 'sha256-${hash}';`);
    expect(policy).toContain("script-src 'self';");
  });

  test('is kept in no cache, and differs by language', async () => {
    for (const url of ['/de/login', '/de/catalog', '/']) {
      const { headers } = await open(url);
      expect(headers['cache-control']).toBe('no-store');
      expect(headers.etag).toBeUndefined();
      expect(String(headers.vary)).toContain('accept-language, cookie');
    }
  });
});

describe('texts of the host and of announcements', () => {
  const evil = `</script></style><img src=x onerror="x()">'"&$& $1 <!--<script>`;
  const setTitle = async (web_title: string) => {
    await app.db
      .updateTable('host')
      .set({ web_title })
      .where('host', '=', 'us.localhost')
      .execute();
    forgetHosts(app.db);
  };
  afterEach(async () => {
    await setTitle('Pannier US');
    await app.db.deleteFrom('announcement').where('id', '=', 'test-evil').execute();
  });

  test('run nowhere in the page', async () => {
    await setTitle(evil);
    await app.db
      .insertInto('announcement')
      .values({
        id: 'test-evil',
        sorg: '2000',
        type: 'login',
        title: evil,
        content: `<p onclick="x()">Hello</p>${evil}`,
        ...seedPeriod(-1, 1),
      })
      .execute();
    const { html, data } = await open('/en-us/login', 'us.localhost');
    expect(data.host.webTitle).toBe(evil);
    expect(data.announcements[0].title).toBe(evil);
    expect(html).toContain('<p>Hello</p>');
    expect(html.replace(/<script type="application\/json".*?<\/script>/s, '')).not.toMatch(
      /onclick|<img src=x|<!--/,
    );
    // The entry of the app, and the data.
    expect(html.match(/<script/g)).toHaveLength(2);
    expect(html.match(/<\/script>/g)).toHaveLength(2);
    expect(html.match(/<\/style>/g)).toHaveLength(1);
  });
});

describe('the language of the page', () => {
  test.each([
    ['of its address', '/de/login', 'localhost', {}, 'de'],
    ['of the host instead of a foreign one', '/ms-my/login', 'localhost', {}, 'en-US'],
    ['of the browser', '/login', 'localhost', { 'accept-language': 'fr-CA,de;q=0.8' }, 'fr'],
    ['of the choice before', '/', 'localhost', { cookie: 'a=b; portal_locale=de' }, 'de'],
    ['of the host where it lacks both', '/', 'de.localhost', { 'accept-language': 'fr' }, 'de'],
    ['of British English', '/', 'de.localhost', { 'accept-language': 'en-GB' }, 'en-GB'],
  ] as const)('is that %s', async (_name, url, host, headers, language) => {
    expect((await open(url, host, headers)).language).toBe(language);
  });
});

describe('pages that are not the login', () => {
  test.each(['/', '/de/catalog', '/de/login/x', '/de/order?to=/login'])(
    '%s shows no login, but knows its host',
    async (url) => {
      const { html, data, heading } = await open(url);
      expect(heading).toBeUndefined();
      expect(html).toContain('animate-pulse');
      expect(data.host.host).toBe('localhost');
      expect(data.announcements).toBeUndefined();
    },
  );

  test('the page that workers keep holds nothing that ages', async () => {
    const { html, headers, data } = await open('/index.html?__WB_REVISION__=1');
    expect(data).toBeNull();
    expect(html).not.toContain('<style>');
    expect(html).not.toContain('<h1');
    expect(headers['cache-control']).toBe('no-cache');
    expect(String(headers['content-security-policy'])).toContain("style-src 'self';");
    const again = await app.rest('GET', '/index.html', {
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect(again.status).toBe(304);
  });

  test('an unknown host gets the page without data', async () => {
    const { html, data, headers } = await open('/de/login', 'nobody.example');
    expect(data).toBeNull();
    expect(html).not.toContain('<h1');
    expect(headers['cache-control']).toBe('no-cache');
  });
});
