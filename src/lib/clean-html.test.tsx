import { describe, expect, it } from 'vitest';
import { cleanHtml } from './clean-html.ts';

function clean(html: string): HTMLElement {
  const box = document.createElement('div');
  box.append(cleanHtml(html));
  return box;
}

describe('HTML typed by a user (U158, N120)', () => {
  it('keeps marks, lists, tables and headings', () => {
    const html =
      '<h2>Sale</h2><p>From <b>May</b><br>on</p><ul><li>Tyres</li></ul><table><tbody><tr><td>1</td></tr></tbody></table>';
    expect(clean(html).innerHTML).toBe(html);
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src="/images/a.webp" onerror="alert(1)">',
    '<p onclick="alert(1)" onmouseover=alert(1)>x</p>',
    '<svg onload=alert(1)><script>alert(1)</script></svg>',
    '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
    '<math><mtext><table><mglyph><style><img src onerror=alert(1)>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<object data="data:text/html,x"></object><embed src="x">',
    '<form action="https://evil.test"><input name=a><button>Log in</button></form>',
    '<base href="https://evil.test/"><link rel=stylesheet href=//evil.test/x.css>',
    '<meta http-equiv=refresh content="0;url=https://evil.test">',
    '<details open ontoggle=alert(1)>x</details>',
    '<video><source onerror=alert(1)></video>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
    '<!--><img src=x onerror=alert(1)>-->',
  ])('runs nothing of %s', (html) => {
    const box = clean(html);
    const tags =
      'script,svg,math,style,iframe,object,embed,form,input,button,base,link,meta,details';
    expect(box.querySelector(tags)).toBeNull();
    for (const element of box.querySelectorAll('*'))
      for (const { name } of element.attributes) expect(name).not.toMatch(/^on|xlink/);
    expect(box.innerHTML).not.toMatch(/javascript:|evil\.test/);
  });

  it('removes style, classes, ids and data attributes', () => {
    const html =
      '<p style="position:fixed;inset:0;background:url(//evil.test)" class="fixed" id="main" name="x" data-a="1" aria-label="y">x</p><style>*{display:none}</style>';
    expect(clean(html).innerHTML).toBe('<p>x</p>');
  });

  it.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java&#10;script:alert(1)',
    '&#x6A;avascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    '//evil.test',
    '/\t/evil.test',
  ])('removes the target of a link to %j', (href) => {
    const link = clean(`<a href="${href}">x</a>`).querySelector('a');
    expect(link?.getAttribute('href')).toBeNull();
    expect(link?.textContent).toBe('x');
  });

  it('opens links to other sites without access to this window', () => {
    const link = clean('<a href="https://maker.test/a" target="_top" rel="opener">x</a>');
    expect(link.innerHTML).toBe(
      '<a href="https://maker.test/a" target="_blank" rel="noopener noreferrer">x</a>',
    );
  });

  it('keeps links into the portal and to people', () => {
    const html = '<a href="/catalog?category=bike">x</a><a href="mailto:a@b.test">y</a>';
    expect(clean(html).innerHTML).toBe(html);
  });

  it('loads pictures from our own server only', () => {
    const box = clean(
      '<img src="/images/a.webp" alt="A"><img src="https://spy.test/1.gif"><img src="data:image/gif,x"><img src="//spy.test/2.gif">',
    );
    expect(box.innerHTML).toBe('<img src="/images/a.webp" alt="A">');
  });
});
