import { escapeHtml } from '#server/lib/escape-html.ts';
import { mailFrame } from '#server/mail/mail-frame.html.ts';

/** An order in words, as text and page show it. */
export interface OrderBlock {
  title: string;
  link: string;
  /** Name and value, such as where it goes. */
  facts: (readonly [string, string])[];
  lines: { qty: string; code: string; name: string; total: string; picture: string | null }[];
  sums: (readonly [string, string])[];
}

/** The mail that confirms orders, in words. */
export interface OrderMailPage {
  /** BCP 47. */
  lang: string;
  portal: string;
  brandColor: string;
  title: string;
  greeting: string;
  received: string;
  /** The notice for orders that staff must confirm; null for others. */
  waits: string | null;
  /** The words of the link to an order. */
  view: string;
  blocks: readonly OrderBlock[];
}

/** The page of the mail: pictures that come with it, colors and amounts in columns. */
export function orderMailHtml({ received, waits, view, blocks, ...frame }: OrderMailPage): string {
  const body = [
    `<p style="margin:0 0 16px">${escapeHtml(received)}</p>`,
    ...blocks.map((block) => blockHtml(block, view, frame.brandColor)),
    ...(waits ? [`<p style="margin:16px 0 0"><strong>${escapeHtml(waits)}</strong></p>`] : []),
  ];
  return mailFrame({ ...frame, body: body.join('\n') });
}

function blockHtml({ title, link, facts, lines, sums }: OrderBlock, view: string, brand: string) {
  const button = `display:inline-block;padding:9px 16px;border:1px solid ${escapeHtml(brand)};border-radius:6px;color:#16212a;font-weight:600;text-decoration:none`;
  const pairs = (of: OrderBlock['facts']) =>
    of.map(
      ([name, value]) =>
        `<tr><td class="muted" style="padding:2px 12px 2px 0;color:#51626e;vertical-align:top">${escapeHtml(name)}</td><td style="padding:2px 0;text-align:right;vertical-align:top">${escapeHtml(value)}</td></tr>`,
    );
  return `<h2 class="line" style="margin:16px 0 8px;padding-top:16px;border-top:1px solid #d8e0e5;font-size:18px">${escapeHtml(title)}</h2>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0">${pairs(facts).join('')}</table>
<table width="100%" cellpadding="0" cellspacing="0" style="margin:12px 0">${lines.map(lineHtml).join('')}</table>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0">${pairs(sums).join('')}</table>
<p style="margin:12px 0 16px"><a class="ink" href="${escapeHtml(link)}" style="${button}">${escapeHtml(view)}</a></p>`;
}

function lineHtml({ qty, code, name, total, picture }: OrderBlock['lines'][number]): string {
  const cell = 'padding:8px 8px 8px 0;border-top:1px solid #d8e0e5;vertical-align:top';
  const shown = picture
    ? `<img src="cid:${escapeHtml(picture)}" alt="" width="48" height="48" style="display:block">`
    : '';
  return `<tr><td class="line" width="56" style="${cell}">${shown}</td><td class="line" style="${cell}">${escapeHtml(name)}<br><span class="muted" style="color:#51626e;font-size:14px">${escapeHtml(code)}</span></td><td class="line" style="${cell};text-align:right;white-space:nowrap">${escapeHtml(qty)}</td><td class="line" style="${cell};padding-right:0;text-align:right;white-space:nowrap">${escapeHtml(total)}</td></tr>
`;
}
