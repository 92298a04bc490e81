import { escapeHtml } from '#server/lib/escape-html.ts';
import { mailFrame } from '#server/mail/mail-frame.html.ts';
import type { HostConfig } from '#shared/host-config.ts';
import { type Locale, languageOf } from '#shared/locales.ts';
import { invitationTexts } from './invitation-mail.texts.ts';

/** The data that the mail of an invitation is made of. */
export interface InvitationMail {
  host: Pick<HostConfig, 'webTitle' | 'brandColor' | 'invitationHours'>;
  locale: Locale;
  user: { name: string; username: string };
  link: string;
  /** Whether the user had a password before. */
  replacesPassword: boolean;
}

/** The mail of an invitation, as text and as a page in the brand of the host. */
export function toInvitationMail({ host, locale, user, link, replacesPassword }: InvitationMail) {
  const facts = { ...user, portal: host.webTitle, hours: host.invitationHours };
  const texts = invitationTexts(languageOf(locale), facts, replacesPassword);
  const { subject, greeting, reason, username, action, once } = texts;
  const text = [greeting, reason, username, link, once].join('\n\n');
  const brand = escapeHtml(host.brandColor);
  const button = `display:inline-block;padding:9px 16px;border:1px solid ${brand};border-radius:6px;color:#16212a;font-weight:600;text-decoration:none`;
  const paragraph = (html: string) => `<p style="margin:0 0 16px">${html}</p>`;
  const html = mailFrame({
    lang: locale,
    portal: host.webTitle,
    brandColor: host.brandColor,
    title: texts.title,
    greeting,
    body: [
      paragraph(escapeHtml(reason)),
      paragraph(escapeHtml(username)),
      paragraph(
        `<a class="ink" href="${escapeHtml(link)}" style="${button}">${escapeHtml(action)}</a>`,
      ),
      `<p class="muted" style="margin:0;font-size:14px;line-height:20px;color:#51626e">${escapeHtml(once)}</p>`,
    ].join('\n'),
  });
  return { subject, text: `${text}\n`, html };
}
