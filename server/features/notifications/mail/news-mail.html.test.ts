import { expect, it } from 'vitest';
import { mailHtml } from './news-mail.html.ts';

it('escapes tags, attributes and entities in texts', () => {
  const evil = `"><script>alert('1')</script>&lt;b&gt;`;
  const html = mailHtml({
    lang: 'en-US',
    portal: evil,
    brandColor: '#009ACE',
    title: evil,
    greeting: evil,
    items: [
      { title: evil, body: evil, link: `https://shop.example/?a=1&b="${evil}`, action: evil },
    ],
    more: [{ link: evil, label: evil }],
  });
  expect(html).not.toMatch(/<script|&lt;b/);
  expect(html).toContain("&quot;&gt;&lt;script&gt;alert('1')&lt;/script&gt;&amp;lt;b&amp;gt;");
  expect(html).toContain('href="https://shop.example/?a=1&amp;b=&quot;');
});
