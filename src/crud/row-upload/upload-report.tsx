import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ProblemTexts } from '#src/i18n/problem-texts.ts';
import { Button } from '#src/ui/button.tsx';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { RefusedRows } from './refused-rows.tsx';
import type { UploadColumn } from './upload-columns.ts';
import { countOutcomes, listRefused, type UploadJob } from './upload-job.ts';
import type { RowUpload } from './use-row-upload.ts';

/** The words that a feature uses for its records. */
export interface UploadWords {
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
  words: UploadWords;
}

/** The findings of a dry run, with the button that takes the good rows in; or the rows that were taken in. */
export function UploadReport<Key extends string>({ upload, job, columns, words }: Props<Key>) {
  const { taken, there, refused } = countOutcomes(job);
  const rows = listRefused(job);
  const isCheck = job.phase === 'check';
  const { confirm } = words;
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
          <p>{words.taken(taken)}</p>
        )}
        {there > 0 ? <p>{words.there(there)}</p> : null}
        {refused > 0 ? (
          <p>
            <Plural
              value={refused}
              one="# row is refused. Correct it in the file, or leave it out."
              other="# rows are refused. Correct them in the file, or leave them out."
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
          <Button onClick={() => upload.take(job)}>{words.take(taken)}</Button>
        ) : null}
        <Button variant="secondary" onClick={upload.startOver}>
          {isCheck ? <Trans>Choose another file</Trans> : <Trans>Upload another file</Trans>}
        </Button>
        {isCheck ? null : words.seeRecords}
      </div>
      <RefusedRows rows={rows} columns={columns} problems={words.problems} />
    </section>
  );
}
