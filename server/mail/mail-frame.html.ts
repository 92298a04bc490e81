import { escapeHtml } from '#server/lib/escape-html.ts';

/** The frame around the text of every mail. */
export interface MailFrame {
  /** BCP 47, for hyphenation and screen readers. */
  lang: string;
  portal: string;
  /** The host's color, `#` and six digits. */
  brandColor: string;
  title: string;
  greeting: string;
  /** HTML, its texts escaped already. */
  body: string;
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

/** A mail as a page: one column that fits a phone, light and dark, readable without style sheets. */
export function mailFrame({ lang, portal, brandColor, title, greeting, body }: MailFrame): string {
  return `<!doctype html>
<html lang="${escapeHtml(lang)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#f1f4f6">
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" style="background:#f1f4f6">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="sheet" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border:1px solid #d8e0e5;border-top:4px solid ${escapeHtml(brandColor)};border-radius:12px">
<tr><td class="ink" style="padding:24px;${font};font-size:16px;line-height:24px;color:#16212a;text-align:left">
<p class="muted" style="margin:0 0 16px;font-size:14px;line-height:20px;color:#51626e">${escapeHtml(portal)}</p>
<h1 style="margin:0 0 8px;font-size:22px;line-height:28px;font-weight:600">${escapeHtml(title)}</h1>
<p style="margin:0 0 16px">${escapeHtml(greeting)}</p>
${body}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}
