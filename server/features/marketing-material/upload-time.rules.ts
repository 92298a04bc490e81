import type { Context } from '#server/graphql/context.ts';
import type { UploadTime } from '#server/graphql/generated/types.ts';
import { formatInstant } from '#shared/format-instant.ts';
import { languageOf } from '#shared/locales.ts';

/** The parts of a request that say how its host writes days and times. */
export type TimeFormats = Pick<Context, 'locale'> & {
  host: Pick<Context['host'], 'timeZone' | 'dateFormat' | 'timeFormat'>;
};

/** Returns an instant (ISO) as a host writes days and times, in its time zone (reading 66). */
export function toUploadTime(at: string, { host, locale }: TimeFormats): UploadTime {
  const { timeZone, dateFormat, timeFormat } = host;
  const write = (format: string) =>
    formatInstant(at, { timeZone, language: languageOf(locale), format });
  return { date: write(dateFormat), time: write(timeFormat) };
}

/** Whether an item has other files than before; their order does not count. */
export function haveFilesChanged(
  before: readonly { id: string }[],
  after: readonly { id: string }[],
): boolean {
  const ids = new Set(before.map(({ id }) => id));
  return ids.size !== after.length || after.some(({ id }) => !ids.has(id));
}
