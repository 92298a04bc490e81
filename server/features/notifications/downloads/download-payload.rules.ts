import { type Language, languageOf } from '#shared/locales.ts';
import {
  assemblePayload,
  type PushPayload,
  type PushReader,
  pickLocale,
  shortened,
} from '../push/payload.rules.ts';
import type { DownloadNewsData } from './download-news.store.ts';

/** The titles of pushes, by the event. */
const titles: Record<Language, Record<DownloadNewsData['event'], string>> = {
  en: { ready: 'Your file is ready', failed: 'Your file could not be made' },
  de: { ready: 'Ihre Datei ist fertig', failed: 'Ihre Datei konnte nicht erstellt werden' },
  fr: { ready: 'Votre fichier est prêt', failed: 'Votre fichier n’a pas pu être créé' },
  id: { ready: 'Berkas Anda siap', failed: 'Berkas Anda gagal dibuat' },
  ms: { ready: 'Fail anda sudah sedia', failed: 'Fail anda gagal dibuat' },
};

const mostCharacters = 120;

/**
 * Returns the payload for a file that was asked for: its name, and a link to the download area.
 * @param id of the notification
 */
export function downloadPayload(
  id: number,
  facts: DownloadNewsData,
  reader: PushReader,
): PushPayload {
  const locale = pickLocale(reader.host, reader.locale);
  const title = titles[languageOf(locale)][facts.event];
  const text = { title, body: shortened(facts.fileName, mostCharacters) };
  return assemblePayload(
    id,
    text,
    `download-${facts.id}`,
    `/${locale}/download-area`,
    locale,
    reader,
  );
}
