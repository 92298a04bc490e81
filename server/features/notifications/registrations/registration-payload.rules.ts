import {
  assemblePayload,
  type PushPayload,
  type PushReader,
  pickLocale,
} from '../push/payload.rules.ts';
import { registrationText } from './registration.texts.ts';
import type { RegistrationNewsData } from './registration-news.store.ts';

/** The facts about registrations that a lock screen may show. */
export type RegistrationFacts = Omit<RegistrationNewsData, 'frameNumbers'>;

/**
 * Returns the payload for sales that must be registered: how many and until when, no frame numbers and no names. It
 * leads to the stock of bikes or to the failed registrations, and replaces no earlier one, which counts others.
 * @param id of the notification
 */
export function registrationPayload(
  id: number,
  facts: RegistrationFacts,
  reader: PushReader,
): PushPayload {
  const locale = pickLocale(reader.host, reader.locale);
  const text = registrationText(locale, facts);
  const page = facts.event === 'unsold' ? 'frame-stock' : 'retail-sales?status=failed+insert';
  return assemblePayload(id, text, `registration-${id}`, `/${locale}/${page}`, locale, reader);
}
