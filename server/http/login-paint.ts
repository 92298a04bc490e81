import type { Announcement, AnnouncementPicture } from '#server/graphql/generated/types.ts';
import { escapeHtml } from '#server/lib/escape-html.ts';
import type { HostConfig } from '#shared/host-config.ts';
import { offersInquiry } from '#shared/host-entries.ts';
import { hostImage } from '#shared/host-image.ts';
import type { Language } from '#shared/locales.ts';
import { isLongText } from '#shared/long-text.ts';
import { announcementPictureLook, richTextLook } from '#shared/rich-text-look.ts';
import { askDistributor } from './login-paint.texts.ts';

type Host = Pick<
  HostConfig,
  | 'webTitle'
  | 'webLogo'
  | 'imageLogin'
  | 'imageLoginBackground'
  | 'forgotPassword'
  | 'host'
  | 'flags'
  | 'allowNewCustomerInquiry'
>;

/** An announcement as clients get it: its content is cleaned HTML. */
export type PaintedAnnouncement = Pick<
  Announcement,
  'title' | 'content' | 'url' | 'language' | 'picture'
>;

/**
 * Paints the login page (src/features/session/login.screen.tsx) with the same boxes in the same places, so that
 * nothing moves when the client draws it: logo, heading and announcements are there, the form only as room
 * (e2e/first-paint.spec.ts compares the two).
 */
export function paintLogin(
  host: Host,
  language: Language,
  announcements: readonly PaintedAnnouncement[],
): string {
  return `<main><div class="relative grid min-h-dvh lg:grid-cols-2">
<div class="mx-auto w-full max-w-sm space-y-4 px-4 pb-16 pt-[max(4rem,14dvh)]">
${paintLogo(host)}
<h1 class="pb-2 text-2xl font-semibold">${escapeHtml(host.webTitle)}</h1>
<div class="space-y-4" aria-hidden="true">${field}${field}${button}</div>
${host.forgotPassword ? '<div class="min-h-touch"></div>' : ''}
<p class="pt-2 text-sm text-ink-muted">${escapeHtml(askDistributor[language])}</p>
${offersInquiry(host) ? '<div class="min-h-touch"></div>' : ''}
${announcements.length > 0 ? `<section class="space-y-2">${announcements.map(paintAnnouncement).join('')}</section>` : ''}
</div>
${paintPicture(host)}
</div></main>`;
}

const button = '<div class="min-h-touch rounded bg-sunken"></div>';
const field = `<div><div class="mb-1 text-sm">&nbsp;</div>${button}</div>`;

function paintLogo({ webLogo }: Host): string {
  const logo = hostImage(webLogo);
  return logo
    ? `<img src="${escapeHtml(logo)}" alt="" class="logo h-16 w-auto max-w-full object-contain object-left">`
    : '<div class="mark size-16"></div>';
}

function paintAnnouncement({
  title,
  content,
  url,
  language,
  picture,
}: PaintedAnnouncement): string {
  const isLong = isLongText(content.replace(/<[^<>]*>/g, '').replace(/&\w+;/g, '.'));
  // Long texts collapse on small screens and then have a button under them.
  const box = isLong ? 'max-lg:max-h-[150px] max-lg:overflow-hidden' : '';
  const links = url ? 'min-h-touch' : isLong ? 'max-lg:min-h-touch' : '';
  const lang = language ? ` lang="${escapeHtml(language)}"` : '';
  return `<article class="rounded-lg border-l-4 border-info bg-surface px-4 py-3 shadow-raised"><div class="min-w-0 space-y-2">
${title ? `<h2 class="font-semibold"${lang}>${escapeHtml(title)}</h2>` : ''}
${picture ? paintAnnouncementPicture(picture) : ''}
<div class="${box}"${lang}><div class="${richTextLook}">${content}</div></div><div class="flex ${links}"></div></div></article>`;
}

const paintAnnouncementPicture = ({ url, altText, width, height }: AnnouncementPicture): string =>
  `<img src="${escapeHtml(url)}" alt="${escapeHtml(altText)}" width="${width}" height="${height}" class="${announcementPictureLook}">`;

function paintPicture({ imageLogin, imageLoginBackground }: Host): string {
  const ground = imageLoginBackground === 'bg-login.jpg' ? null : hostImage(imageLoginBackground);
  const front = hostImage(imageLogin);
  return `<div class="relative isolate hidden overflow-hidden lg:block ${ground ? 'bg-brand-tint' : 'bg-brand'}">
<img src="${escapeHtml(ground ?? '/drawings/login.svg')}" alt="" class="absolute inset-0 size-full object-cover ${ground ? '' : 'mix-blend-luminosity'}">
${front ? `<img src="${escapeHtml(front)}" alt="" class="absolute inset-0 m-auto max-h-3/4 max-w-3/4">` : ''}</div>`;
}
