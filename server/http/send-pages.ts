import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '#server/db/database.ts';
import { getLoginAnnouncements } from '#server/features/announcements/announcements.public.ts';
import { getHostConfig } from '#server/features/hosts/hosts.public.ts';
import type { HostConfig } from '#shared/host-config.ts';
import { offersInquiry } from '#shared/host-entries.ts';
import { chooseLocale } from '#shared/locale-choice.ts';
import { isLocale, type Locale, languageOf } from '#shared/locales.ts';
import { hostPage } from './host-page.ts';
import { paintInquiry } from './inquiry-paint.ts';
import { paintLogin } from './login-paint.ts';
import { type PaintedPage, pageLinks } from './page-links.ts';
import { protectPage } from './security-headers.ts';
import { writePage } from './write-page.ts';

type Send = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

export const getPath = ({ url }: FastifyRequest) => url.split('?')[0] ?? '';

/** The painted pages with or without a locale; what looks like an unknown locale is replaced by the client. */
const paintedPath = /^(?:\/[a-z]{2}(?:-[a-z]{2})?)?\/(login|new-customer-inquiry)\/?$/;

/**
 * Returns how the page is sent: as service workers keep it, and as it is written for one visitor, with what is
 * true at this moment and in no cache (decision 046).
 */
export function sendPages(distDir: string, db: Db): { sendKept: Send; sendWritten: Send } {
  const pageOf = hostPage(distDir);
  const linksOf = pageLinks(distDir);

  const sendKept: Send = async (request, reply) => {
    const page = pageOf(await getHostConfig(db, request.hostname));
    const etag = `"${createHash('sha256').update(page).digest('base64url').slice(0, 22)}"`;
    protectPage(reply);
    reply.header('cache-control', 'no-cache').header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('text/html').send(page);
  };

  const sendWritten: Send = async (request, reply) => {
    const host = await getHostConfig(db, request.hostname);
    if (!host) return await sendKept(request, reply);
    const locale = findLocale(request, host);
    const page = findPainted(request, host);
    const links = page && linksOf(page, locale);
    if (links) reply.header('link', links);
    const language = languageOf(locale);
    const announcements = page === 'login' ? await readAnnouncements(request, host, locale) : null;
    const painted =
      page === 'login'
        ? paintLogin(host, language, announcements ?? [])
        : page && paintInquiry(host, language);
    const { html, style } = writePage(pageOf(host), locale, painted, {
      host,
      ...(announcements && { announcements }),
    });
    protectPage(reply, style);
    reply.header('cache-control', 'no-store').header('vary', 'accept-language, cookie');
    return reply.type('text/html').send(html);
  };

  // The login must open without them; the client then asks itself.
  const readAnnouncements = async (request: FastifyRequest, host: HostConfig, locale: Locale) => {
    try {
      return await getLoginAnnouncements(db, host, locale);
    } catch (error) {
      request.log.warn(error, 'the announcements of the login could not be read');
      return null;
    }
  };

  return { sendKept, sendWritten };
}

/** Returns which painted page is asked for; null for all others, and for one that the host does not have (B094). */
function findPainted(request: FastifyRequest, host: HostConfig): PaintedPage | null {
  const name = paintedPath.exec(getPath(request))?.[1];
  if (name === 'login') return name;
  return name && offersInquiry(host) ? 'inquiry' : null;
}

/** Returns the locale that the client will show a page in: that of its address if the host has it, else its choice. */
function findLocale(request: FastifyRequest, { languages }: HostConfig): Locale {
  const offered = languages.map(({ code }) => code).filter(isLocale);
  const named = getPath(request).split('/')[1];
  if (isLocale(named)) return offered.includes(named) ? named : (offered[0] ?? named);
  const { cookie = '', 'accept-language': accepted = '' } = request.headers;
  // Browsers name languages in the order of liking.
  const liked = accepted.split(',').map((part) => part.split(';')[0]?.trim() ?? '');
  return chooseLocale(cookie, liked, offered);
}
