import {
  assemblePayload,
  mostNames,
  type PushPayload,
  type PushReader,
  pickLocale,
} from '../push/payload.rules.ts';
import { claimText, manyClaimsTitle } from './claim.texts.ts';
import type { ClaimNewsData } from './claim-news.store.ts';

/** The facts about a claim that a lock screen may show. */
export type ClaimFacts = Omit<ClaimNewsData, 'statusId' | 'internal'>;

/**
 * Returns the payload for a claim: its number and article, no reason and no comment. A later status of the same claim
 * replaces an earlier one, but a comment replaces no status, which may be a question.
 * @param id of the notification
 * @param tag of the notification that it replaces on the screen
 */
export function claimPayload(
  id: number,
  facts: ClaimFacts,
  reader: PushReader,
  tag = `claim-${facts.event === 'comment' ? 'comment' : 'status'}-${facts.id}`,
): PushPayload {
  const locale = pickLocale(reader.host, reader.locale);
  const path = `/${locale}/claim/${encodeURIComponent(facts.id)}`;
  return assemblePayload(id, claimText(locale, facts), tag, path, locale, reader);
}

/**
 * Returns the payload for news of many claims at once: how many claims, the numbers of the first, and a link to the
 * claims that wait for the reader. When only one of them is still true, it replaces the push that may have been shown
 * for all.
 * @param id of the newest notification
 * @param bundle the name the push keeps when it is sent again
 * @param news newest first, at least one; a claim with several counts once
 */
export function manyClaimsPayload(
  id: number,
  bundle: number,
  news: readonly [ClaimFacts, ...ClaimFacts[]],
  reader: PushReader,
): PushPayload {
  const tag = `claim-many-${bundle}`;
  const claims = new Map(news.map((one) => [one.id, one.referenceNo]));
  if (claims.size === 1) return claimPayload(id, news[0], reader, tag);
  const locale = pickLocale(reader.host, reader.locale);
  const numbers = [...claims.values()].slice(0, mostNames);
  const body = [...numbers, ...(claims.size > mostNames ? ['…'] : [])].join(' · ');
  const text = { title: manyClaimsTitle(locale, claims.size), body };
  return assemblePayload(id, text, tag, `/${locale}/claim`, locale, reader);
}
