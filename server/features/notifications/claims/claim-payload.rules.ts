import {
  assemblePayload,
  type PushPayload,
  type PushReader,
  pickLocale,
} from '../push/payload.rules.ts';
import { claimText } from './claim.texts.ts';
import type { ClaimNewsData } from './claim-news.store.ts';

/** The facts about a claim that a lock screen may show. */
export type ClaimFacts = Omit<ClaimNewsData, 'statusId' | 'internal'>;

/**
 * Returns the payload for a claim: its number and article, no reason and no comment. A later one of the same claim
 * replaces it.
 * @param id of the notification
 */
export function claimPayload(id: number, facts: ClaimFacts, reader: PushReader): PushPayload {
  const locale = pickLocale(reader.host, reader.locale);
  const path = `/${locale}/claim/${encodeURIComponent(facts.id)}`;
  const text = claimText(locale, facts);
  return assemblePayload(id, text, `claim-${facts.id}`, path, locale, reader);
}
