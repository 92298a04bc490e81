import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ProblemTexts } from '#src/i18n/problem-texts.ts';
import { useNumber } from '#src/i18n/use-number.ts';
import { Button } from '#src/ui/button.tsx';
import { Checkbox } from '#src/ui/fields/checkbox.tsx';
import { Notice } from '#src/ui/state/notice.tsx';
import { ChangedRows } from './changed-rows.tsx';
import { RefusedRows } from './refused-rows.tsx';
import { ReportButton } from './report-button.tsx';
import type { UploadColumn } from './upload-columns.ts';
import { countOutcomes, listRefused, listReport, type UploadJob } from './upload-job.ts';
import type { RowUpload } from './use-row-upload.ts';

/** The texts that a feature uses for its records. */
export interface UploadTexts {
  /** On the button that takes rows in. */
  take: (count: number) => ReactNode;
  /** After rows were taken in. */
  taken: (count: number) => ReactNode;
  /** The rows that change nothing. */
  there: (count: number) => ReactNode;
  /** The code of rows that the user may confirm, and what is confirmed. */
  confirm?: { code: string; label: string };
  /** The texts of codes that mean something else in a file of these records than elsewhere. */
  problems?: ProblemTexts;
  /** Where the records are to be seen. */
  seeRecords: ReactNode;
}

interface Props<Key extends string> {
  upload: RowUpload<Key>;
  job: UploadJob<Key>;
  columns: readonly UploadColumn<Key>[];
  texts: UploadTexts;
}

/** The findings of a dry run, with the button that takes the good rows in; or the rows that were taken in. */
export function UploadReport<Key extends string>({ upload, job, columns, texts }: Props<Key>) {
  const { taken, added, changed, there, refused } = countOutcomes(job);
  const rows = listRefused(job);
  const report = listReport(job);
  const number = useNumber();
  const isCheck = job.phase === 'check';
  const { confirm } = texts;
  const { hidden } = job;
  const isConfirmable = confirm && rows.some(({ problem }) => problem.code === confirm.code);
  return (
    <section className="space-y-4">
      <Notice tone={refused > 0 ? 'warning' : 'success'}>
        <p className="font-semibold break-all">{job.fileName}</p>
        {isCheck ? (
          <p>
            <Plural value={taken} one="# row can be taken in." other="# rows can be taken in." />
          </p>
        ) : (
          <p>{texts.taken(taken)}</p>
        )}
        {changed > 0 ? (
          <p>
            <Trans>
              New: {{ added: number(added) }}. Changed: {{ changed: number(changed) }}.
            </Trans>
          </p>
        ) : null}
        {there > 0 ? <p>{texts.there(there)}</p> : null}
        {refused > 0 ? (
          <p>
            <Plural
              value={refused}
              one="# row is refused. Correct it here or in the file, or leave it out."
              other="# rows are refused. Correct them here or in the file, or leave them out."
            />
          </p>
        ) : null}
        {isCheck && hidden > 0 ? (
          <p>
            <Plural
              value={hidden}
              one="# row is hidden in the spreadsheet and was read too."
              other="# rows are hidden in the spreadsheet and were read too."
            />
          </p>
        ) : null}
      </Notice>
      {isCheck && confirm && (isConfirmable || job.isConfirmed) ? (
        <Checkbox
          label={confirm.label}
          checked={job.isConfirmed}
          onChange={({ target }) => upload.checkAgain(job, target.checked)}
        />
      ) : null}
      <div className="flex flex-wrap items-center gap-2">
        {isCheck && taken > 0 ? (
          <Button onClick={() => upload.take(job)}>{texts.take(taken)}</Button>
        ) : null}
        <Button variant="secondary" onClick={upload.startOver}>
          {isCheck ? <Trans>Choose another file</Trans> : <Trans>Upload another file</Trans>}
        </Button>
        <ReportButton rows={report} columns={columns} problems={texts.problems} />
        {isCheck ? null : texts.seeRecords}
      </div>
      <RefusedRows
        rows={rows}
        columns={columns}
        problems={texts.problems}
        onFix={isCheck ? (fixes) => upload.fix(job, fixes) : undefined}
      />
      {isCheck ? <ChangedRows rows={report} columns={columns} /> : null}
    </section>
  );
}
