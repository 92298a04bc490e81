import type { Db } from '#server/db/database.ts';
import type { AltTextInput, ContentTextInput, UserError } from '#server/graphql/generated/types.ts';
import { userError } from '#server/graphql/user-errors.ts';
import { longestHtml, safeHtml, showsText } from '#server/lib/safe-html.ts';
import { safeLink } from '#server/lib/safe-link.ts';
import { languages } from '#shared/locales.ts';
import { limits } from '#shared/validation/limits.ts';
import { findUnknownPortals } from './portals.store.ts';

/** How much a user may upload for announcements, and for banners, within 24 hours (reading 95). */
export const contentQuota = { files: 1_000, bytes: 6_000_000_000 };

/** A text of content in one language; `body` is HTML that may be stored. */
export interface ContentTexts {
  title: string;
  subtitle: string;
  body: string;
}

/** The texts of content as a form sends them, and the names of its fields. */
interface SentTexts {
  language: string;
  title: string;
  subtitle?: string | null | undefined;
  body?: string | null | undefined;
  translations?: readonly ContentTextInput[] | null | undefined;
  /** The field of the title in the own language where it is not `input.title`. */
  titleField?: string;
  /** The field of the body in the own language where it is not `input.body`. */
  bodyField?: string;
  /** Whether a text without a body is none; true when left out. */
  needsBody?: boolean;
}

const isLanguage = (text: string) => languages.some((known) => known === text);

/**
 * Checks the texts of content in its own and in other languages. Codes: REQUIRED, TOO_LONG, NOT_TEXT, NOTHING_TO_SHOW,
 * UNKNOWN_LANGUAGE, TRANSLATED_TWICE.
 * @param host domain whose addresses become paths of the portal
 * @returns the texts by language, the own one first, and what is wrong
 */
export function parseContentTexts(
  { language, title, subtitle, body, translations, ...sent }: SentTexts,
  host: string,
): { texts: Map<string, ContentTexts>; userErrors: UserError[] } {
  const texts = new Map<string, ContentTexts>();
  const userErrors: UserError[] = [];
  const { titleField = 'input.title', bodyField = 'input.body', needsBody = true } = sent;
  const own = { at: 'input', titleField, bodyField, language, title, subtitle, body };
  const others = (translations ?? []).map((text, nth) => {
    const at = `input.translations.${nth}`;
    return { ...text, at, titleField: `${at}.title`, bodyField: `${at}.body` };
  });
  for (const text of [own, ...others]) {
    if (texts.has(text.language))
      userErrors.push(userError(`${text.at}.language`, 'TRANSLATED_TWICE', 'It is there already'));
    const subtitleOf = text.subtitle ?? '';
    const sentBody = text.body ?? '';
    const safe = safeHtml(sentBody, host);
    userErrors.push(
      ...findLanguageProblems(text.language, `${text.at}.language`),
      ...findLineProblems(text.title, text.titleField),
      ...(subtitleOf.trim() === '' ? [] : findLineProblems(subtitleOf, `${text.at}.subtitle`)),
      ...(needsBody || sentBody.trim() !== ''
        ? findBodyProblems(sentBody, safe, text.bodyField)
        : []),
    );
    texts.set(text.language, {
      title: text.title.trim(),
      subtitle: subtitleOf.trim(),
      body: sentBody.trim() === '' ? '' : safe,
    });
  }
  return { texts, userErrors };
}

/**
 * Checks the alternative texts of a picture. Codes: ALT_REQUIRED without one in the language of its item, UNKNOWN_LANGUAGE,
 * TRANSLATED_TWICE, TOO_LONG, NOT_TEXT.
 * @param field such as `input.altTexts`
 */
export function parseAltTexts(
  sent: readonly AltTextInput[],
  language: string,
  field: string,
): { alt: Record<string, string>; userErrors: UserError[] } {
  const filled = sent.filter(({ text }) => text.trim() !== '');
  const alt = Object.fromEntries(filled.map(({ language: own, text }) => [own, text.trim()]));
  const userErrors = filled.flatMap(({ language: own, text }) => [
    ...findLanguageProblems(own, field),
    ...findLineProblems(text, field),
  ]);
  if (Object.keys(alt).length < filled.length)
    userErrors.push(userError(field, 'TRANSLATED_TWICE', 'It is there already'));
  if (alt[language] === undefined)
    userErrors.push(userError(field, 'ALT_REQUIRED', 'Say what the picture shows'));
  return { alt, userErrors };
}

const mostOfLink = 2_000;

/**
 * Checks where something leads. Codes: TOO_LONG, BAD_LINK.
 * @param host domain whose addresses become paths of the portal
 * @returns the address as browsers understand it; null for none
 */
export function parseLink(
  sent: string | null | undefined,
  field: string,
  host: string,
): { href: string | null; userErrors: UserError[] } {
  const text = sent?.trim() ?? '';
  if (text === '') return { href: null, userErrors: [] };
  if (text.length > mostOfLink) {
    const message = `At most ${mostOfLink} characters`;
    return {
      href: null,
      userErrors: [userError(field, 'TOO_LONG', message, { most: mostOfLink })],
    };
  }
  const href = safeLink(text, host)?.href ?? null;
  const userErrors = href === null ? [userError(field, 'BAD_LINK', 'This is no link')] : [];
  return { href, userErrors };
}

/** Returns the problem of days of which the last is before the first, at the field of the last one. */
export function findPeriodProblems(from: string, to: string, field: string): UserError[] {
  return to < from ? [userError(field, 'ENDS_BEFORE_START', 'To is before from')] : [];
}

/** Returns the problem of hosts that a sales organisation does not have (reading 59). Code: UNKNOWN_PORTAL. */
export async function findPortalProblems(
  tx: Db,
  sorg: string,
  portals: readonly string[],
  field: string,
): Promise<UserError[]> {
  const [name] = await findUnknownPortals(tx, sorg, portals);
  if (name === undefined) return [];
  return [userError(field, 'UNKNOWN_PORTAL', `There is no portal ${name}`, { name })];
}

function findLanguageProblems(language: string, field: string): UserError[] {
  if (isLanguage(language)) return [];
  return [userError(field, 'UNKNOWN_LANGUAGE', 'This language is not offered')];
}

function findLineProblems(text: string, field: string): UserError[] {
  if (text.trim() === '') return [userError(field, 'REQUIRED', 'Required')];
  if ([...text].length > limits.text)
    return [
      userError(field, 'TOO_LONG', `At most ${limits.text} characters`, { most: limits.text }),
    ];
  if (/\p{Cc}/u.test(text)) return [userError(field, 'NOT_TEXT', 'It has control characters')];
  return [];
}

function findBodyProblems(sent: string, safe: string, field: string): UserError[] {
  if (sent.trim() === '') return [userError(field, 'REQUIRED', 'Required')];
  // Escaping what was sent may make it longer, and a longer text would be cut.
  if (Math.max(sent.length, safe.length) > longestHtml)
    return [
      userError(field, 'TOO_LONG', `At most ${longestHtml} characters`, { most: longestHtml }),
    ];
  if (safe.includes('\0')) return [userError(field, 'NOT_TEXT', 'It has control characters')];
  if (!showsText(safe))
    return [userError(field, 'NOTHING_TO_SHOW', 'Nothing of this text can be shown')];
  return [];
}
