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

/** The colors of the app's tokens; what a mail program cannot do with them it leaves out. */
const style = `
  :root { color-scheme: light dark; supported-color-schemes: light dark }
  h1, p, td { overflow-wrap: break-word; word-break: break-word; hyphens: auto }
  @media (prefers-color-scheme: dark) {
    .ground { background: #0f1519 !important }
    .sheet { background: #182127 !important; border-left-color: #33424c !important;
      border-right-color: #33424c !important; border-bottom-color: #33424c !important }
    .ink { color: #e8eef2 !important }
    .muted { color: #a9b8c2 !important }
    .line { border-color: #33424c !important }
  }`;
const font =
  "font-family:system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";

/**
 * The HTML of a mail: one column that fits a phone, light and dark, readable where a mail program
 * knows no style sheets, and without pictures, which would tell the sender that it was read.
 */
export function mailHtml(page: MailPage): string {
  const title = escaped(page.title);
  const more = page.more.map(
    ({ link, label }) =>
      `<a class="muted" href="${escaped(link)}" style="color:#51626e">${escaped(label)}</a>`,
  );
  return `<!doctype html>
<html lang="${escaped(page.lang)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>${style}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#f1f4f6">
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" style="background:#f1f4f6">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="sheet" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border:1px solid #d8e0e5;border-top:4px solid ${escaped(page.brandColor)};border-radius:12px">
<tr><td class="ink" style="padding:24px;${font};font-size:16px;line-height:24px;color:#16212a;text-align:left">
<p class="muted" style="margin:0 0 16px;font-size:14px;line-height:20px;color:#51626e">${escaped(page.portal)}</p>
<h1 style="margin:0 0 8px;font-size:22px;line-height:28px;font-weight:600">${title}</h1>
<p style="margin:0 0 16px">${escaped(page.greeting)}</p>
${page.items.map((item) => itemHtml(item, page.brandColor)).join('\n')}
<p class="muted line" style="margin:24px 0 0;padding-top:16px;border-top:1px solid #d8e0e5;font-size:14px;line-height:24px;color:#51626e">${more.join('<br>\n')}</p>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function itemHtml({ title, body, link, action }: MailPage['items'][number], brand: string): string {
  const heading = title ? `<strong>${escaped(title)}</strong><br>\n` : '';
  const button = `display:inline-block;padding:9px 16px;border:1px solid ${escaped(brand)};border-radius:6px;color:#16212a;font-weight:600;text-decoration:none`;
  return `<p class="line" style="margin:0;padding-top:16px;border-top:1px solid #d8e0e5">${heading}${escaped(body)}</p>
<p style="margin:12px 0 16px"><a class="ink" href="${escaped(link)}" style="${button}">${escaped(action)}</a></p>`;
}

/** A text between tags or in a quoted attribute. */
function escaped(text: string): string {
  const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);
}
