import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { mostUploadBytes } from '#shared/row-upload.ts';
import { useNumber } from '#src/i18n/use-number.ts';
import { useProblemText } from '#src/i18n/use-problem-text.ts';
import { useUnsavedInput } from '#src/lib/input/unsaved-input.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/state/notice.tsx';
import { Progress } from '#src/ui/state/progress.tsx';
import { PastedRows } from './pasted-rows.tsx';
import { RefusedRows } from './refused-rows.tsx';
import { TableFileField } from './table-file-field.tsx';
import { TemplateButton } from './template-button.tsx';
import type { UploadColumn } from './upload-columns.ts';
import { listRefused, type UploadJob, type UploadState } from './upload-job.ts';
import { UploadReport, type UploadTexts } from './upload-report.tsx';
import type { RowUpload } from './use-row-upload.ts';

interface Props<Key extends string> {
  upload: RowUpload<Key>;
  columns: readonly UploadColumn<Key>[];
  /** Of the template, without an ending. */
  templateName: string;
  texts: UploadTexts;
  /** Whether rows may be typed or pasted, too. */
  takesText?: boolean;
}

/** Takes in a file of many records: the template, the file, its dry run, and what came of it. */
export function RowUploadPanel<Key extends string>(props: Props<Key>) {
  const { upload, columns, templateName, takesText = false } = props;
  const { state, file } = upload;
  const number = useNumber();
  useUnsavedInput(state.step === 'running' && state.job.phase === 'take');
  return (
    <div className="space-y-4">
      <p className="text-ink-muted">
        <Trans>
          Nothing is stored before you have seen what is wrong and confirmed the rest. A file has at
          most {{ rows: number(upload.mostRows) }} rows.
        </Trans>
      </p>
      {state.step === 'none' || state.step === 'unreadable' || state.step === 'tooLong' ? (
        <>
          <div className="flex flex-wrap items-start gap-2">
            <TableFileField file={file} mostMegabytes={mostUploadBytes / 1_000_000} />
            <TemplateButton columns={columns} name={templateName} />
          </div>
          {takesText ? <PastedRows columns={columns} onCheck={upload.checkText} /> : null}
        </>
      ) : null}
      <Unreadable state={state} mostRows={upload.mostRows} />
      {state.step === 'running' ? (
        <Running job={state.job} onStop={() => upload.stop(state.job)} />
      ) : null}
      {state.step === 'stopped' ? <Stopped {...props} state={state} /> : null}
      {state.step === 'answered' ? <UploadReport {...props} job={state.job} /> : null}
    </div>
  );
}

interface UnreadableProps<Key extends string> {
  state: UploadState<Key>;
  mostRows: number;
}

function Unreadable<Key extends string>({ state, mostRows }: UnreadableProps<Key>) {
  const number = useNumber();
  if (state.step !== 'unreadable' && state.step !== 'tooLong') return null;
  return (
    <Notice tone="error">
      <span className="font-semibold break-all">{state.fileName}</span>
      <br />
      {state.step === 'tooLong' ? (
        <Trans>
          The file has more than {{ rows: number(mostRows) }} rows. Split it into several.
        </Trans>
      ) : (
        <Trans>
          The first row has to name the columns. Missing: {{ columns: state.missing.join(', ') }}
        </Trans>
      )}
    </Notice>
  );
}

interface RunningProps<Key extends string> {
  job: UploadJob<Key>;
  onStop: () => void;
}

function Running<Key extends string>({ job, onStop }: RunningProps<Key>) {
  const { t } = useLingui();
  const number = useNumber();
  const done = job.results.length;
  const total = job.rows.length;
  const isCheck = job.phase === 'check';
  return (
    <Notice
      tone="info"
      action={
        <Button variant="quiet" onClick={onStop}>
          <Trans>Cancel</Trans>
        </Button>
      }
    >
      <Progress
        label={isCheck ? t`Checking the rows` : t`Sending the rows`}
        done={done}
        total={total}
      />
      <p className="tabular text-sm">
        {isCheck ? (
          <Trans>
            Checked: {{ done: number(done) }} of {{ total: number(total) }} rows
          </Trans>
        ) : (
          <Trans>
            Sent: {{ done: number(done) }} of {{ total: number(total) }} rows
          </Trans>
        )}
      </p>
    </Notice>
  );
}

interface StoppedProps<Key extends string> extends Props<Key> {
  state: Extract<UploadState<Key>, { step: 'stopped' }>;
}

function Stopped<Key extends string>(props: StoppedProps<Key>) {
  const { upload, columns, texts, state } = props;
  const { job, problem } = state;
  const problemText = useProblemText(texts.problems);
  const left = job.rows.length - job.results.length;
  const isCheck = job.phase === 'check';
  const explained: ReactNode =
    isCheck && problem?.code === 'OFFLINE' ? (
      <Trans>
        The file was read on this device. To compare it with the portal and take it over, you need a
        connection.
      </Trans>
    ) : isCheck ? (
      <Trans>The file was not checked to the end. Nothing is stored.</Trans>
    ) : (
      <Plural
        value={left}
        one="# row is not sent yet. What was sent is stored."
        other="# rows are not sent yet. What was sent is stored."
      />
    );
  return (
    <>
      <Notice
        tone="warning"
        action={
          <span className="flex flex-wrap gap-2">
            <Button variant="secondary" onClick={() => upload.goOn(job)}>
              <Trans comment="a stopped upload">Go on</Trans>
            </Button>
            <Button variant="quiet" onClick={upload.startOver}>
              <Trans>Choose another file</Trans>
            </Button>
          </span>
        }
      >
        {problem ? <p>{problemText(problem)}</p> : null}
        <p>{explained}</p>
      </Notice>
      {isCheck ? (
        <RefusedRows rows={listRefused(job)} columns={columns} problems={texts.problems} />
      ) : null}
    </>
  );
}
