import type { DownloadFormat, DownloadRequest } from '#server/graphql/generated/types.ts';
import { dayMs } from '#shared/days.ts';
import { downloadDays } from '#shared/downloads/modules.ts';
import type { DownloadRow } from './downloads.store.ts';

/** A request as its user sees it. */
export const toDownload = ({
  format,
  requestedAt,
  readyAt,
  customer: _,
  areas: __,
  ...row
}: DownloadRow): DownloadRequest => ({
  ...row,
  format: format.toUpperCase() as DownloadFormat,
  requestedAt: requestedAt.toISOString(),
  expiresAt: readyAt && new Date(requestedAt.getTime() + downloadDays * dayMs).toISOString(),
});
