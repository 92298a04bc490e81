import { escapeHtml } from '#server/lib/escape-html.ts';
import { mailFrame } from '#server/mail/mail-frame.html.ts';

/** A mail as a page: what it is called, whom it greets, its news with their links, and where else to go. */
export interface MailPage {
  /** BCP 47, for hyphenation and screen readers. */
  lang: string;
  portal: string;
  /** The host's colour, `#` and six digits. */
  brandColor: string;
  title: string;
  greeting: string;
  /** `title` only where the mail's own does not say it already. */
  items: readonly { title: string | null; body: string; link: string; action: string }[];
  /** Links below the news. */
  more: readonly { link: string; label: string }[];
}

/**
 * The HTML of a mail of news, without pictures, which would tell the sender that it was read.
 */
export function mailHtml({ items, more, ...page }: MailPage): string {
  const links = more.map(
    ({ link, label }) =>
      `<a class="muted" href="${escapeHtml(link)}" style="color:#51626e">${escapeHtml(label)}</a>`,
  );
  return mailFrame({
    ...page,
    body: `${items.map((item) => itemHtml(item, page.brandColor)).join('\n')}
<p class="muted line" style="margin:24px 0 0;padding-top:16px;border-top:1px solid #d8e0e5;font-size:14px;line-height:24px;color:#51626e">${links.join('<br>\n')}</p>`,
  });
}

function itemHtml({ title, body, link, action }: MailPage['items'][number], brand: string): string {
  const heading = title ? `<strong>${escapeHtml(title)}</strong><br>\n` : '';
  const button = `display:inline-block;padding:9px 16px;border:1px solid ${escapeHtml(brand)};border-radius:6px;color:#16212a;font-weight:600;text-decoration:none`;
  return `<p class="line" style="margin:0;padding-top:16px;border-top:1px solid #d8e0e5">${heading}${escapeHtml(body)}</p>
<p style="margin:12px 0 16px"><a class="ink" href="${escapeHtml(link)}" style="${button}">${escapeHtml(action)}</a></p>`;
}
