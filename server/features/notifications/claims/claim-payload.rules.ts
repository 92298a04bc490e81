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
 * Returns the payload for a claim: its number and article, no reason and no comment. A later status of the same claim
 * replaces an earlier one, but a comment replaces no status, which may be a question.
 * @param id of the notification
 */
export function claimPayload(id: number, facts: ClaimFacts, reader: PushReader): PushPayload {
  const locale = pickLocale(reader.host, reader.locale);
  const path = `/${locale}/claim/${encodeURIComponent(facts.id)}`;
  const text = claimText(locale, facts);
  const part = facts.event === 'comment' ? 'comment' : 'status';
  return assemblePayload(id, text, `claim-${part}-${facts.id}`, path, locale, reader);
}
