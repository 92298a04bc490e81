import { Trans, useLingui } from '@lingui/react/macro';
import { bcp47 } from '#shared/locales.ts';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { useLocale } from '#src/i18n/locale-link.tsx';
import { useNumber } from '#src/i18n/use-number.ts';
import { useProblemText } from '#src/i18n/use-problem-text.ts';
import { formatBytes } from '#src/lib/files/format-bytes.ts';
import { Badge, type BadgeProps } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { SecondLine } from '#src/ui/layout/second-line.tsx';
import { type Column, figureColumn, wholeColumn } from '#src/ui/table/column.ts';
import { downloadProblems } from '../downloads.problems.ts';
import type { Download } from '../downloads.queries.ts';
import { useDownloadTexts } from '../use-download-texts.ts';

const tones: Record<Download['status'], BadgeProps['tone']> = {
  REQUESTED: 'neutral',
  PROCESSING: 'info',
  READY: 'success',
  FAILED: 'error',
};

/** The state of a request: how far its file is, and why it failed. */
function State({ download: { status, progress, problem } }: { download: Download }) {
  const { statuses } = useDownloadTexts();
  const problemText = useProblemText(downloadProblems);
  const percent = status === 'PROCESSING' ? ` ${progress} %` : '';
  return (
    <>
      <Badge tone={tones[status]}>{`${statuses[status]}${percent}`}</Badge>
      {problem ? <SecondLine>{problemText({ code: problem })}</SecondLine> : null}
    </>
  );
}

/** The columns of the list of requests. @param onFetch saves the file of a request that is ready */
export function useDownloadColumns(onFetch: (download: Download) => void): Column<Download>[] {
  const { t } = useLingui();
  const { date, dateTime } = useDates();
  const number = useNumber();
  const locale = bcp47(useLocale());
  const { modules } = useDownloadTexts();
  return [
    {
      id: 'file',
      header: t({ message: 'File', comment: 'column with the names of files' }),
      rowHeader: true,
      cell: (download) => (
        <>
          {modules[download.module]}
          <SecondLine>{`${date(download.from)} – ${date(download.to)}`}</SecondLine>
        </>
      ),
    },
    wholeColumn(
      'requestedAt',
      t({ message: 'Requested', context: 'column: when a file was asked for' }),
      (one) => dateTime(one.requestedAt),
      {
        phone: 'fact',
      },
    ),
    {
      id: 'status',
      header: t`Status`,
      phone: 'state',
      cell: (download) => <State download={download} />,
    },
    {
      ...figureColumn('rows', t({ message: 'Rows', comment: 'of a file' }), ({ rows }: Download) =>
        number(rows),
      ),
      priority: 2,
    },
    wholeColumn(
      'size',
      t`Size`,
      ({ bytes, format }) => (bytes === null ? format : `${format}, ${formatBytes(bytes, locale)}`),
      { priority: 2 },
    ),
    wholeColumn(
      'expiresAt',
      t({ message: 'Kept until', comment: 'a file' }),
      ({ expiresAt }) => (expiresAt ? dateTime(expiresAt) : ''),
      { priority: 3 },
    ),
    {
      id: 'fetch',
      header: t`Download`,
      phone: 'figure',
      cell: (download) =>
        download.status === 'READY' ? (
          <Button variant="quiet" onClick={() => onFetch(download)}>
            <Trans comment="button that saves a file">Download</Trans>
          </Button>
        ) : null,
    },
  ];
}
