import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { useFileDrop } from '#src/lib/hooks/use-file-drop.ts';
import type { FileProblemCode } from '#src/lib/table-file/table-file-problem.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Notice } from '#src/ui/state/notice.tsx';
import { Spinner } from '#src/ui/state/spinner.tsx';
import type { TableFile } from './use-table-file.ts';

const accepted = '.csv,.tsv,.txt,.xlsx';

interface Props {
  file: TableFile;
  /** The largest file, megabytes. */
  mostMegabytes: number;
}

/** A button, or a drop on the page, that reads a CSV or Excel file: progress, cancel, a choice of sheet, and why not. */
export function TableFileField({ file, mostMegabytes }: Props) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const over = useFileDrop(file.take);
  return (
    <div className="space-y-2">
      <input
        ref={input}
        type="file"
        accept={accepted}
        aria-label={t`CSV or Excel file`}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = '';
          file.take(files);
        }}
      />
      <Button variant="secondary" onClick={() => input.current?.click()}>
        <Icon name="list" size={20} />
        <Trans>Upload CSV or Excel</Trans>
      </Button>
      <p className="text-sm text-ink-muted pointer-coarse:hidden">
        <Trans>or drop the file on this page</Trans>
      </p>
      {over ? (
        <div
          aria-hidden="true"
          className="pointer-events-none fixed inset-4 z-dialog flex items-center justify-center rounded-lg border-4 border-dashed border-brand-strong bg-brand-tint text-lg font-semibold text-brand-ink"
        >
          <Trans>Drop the CSV or Excel file</Trans>
        </div>
      ) : null}
      <ChosenFile file={file} mostMegabytes={mostMegabytes} />
    </div>
  );
}

/** The state of the chosen file: it is being read, a sheet is to be chosen, or why it is not read. */
function ChosenFile({ file: { state, read, cancel }, mostMegabytes }: Props) {
  const { t } = useLingui();
  const cancelButton = (
    <Button variant="quiet" onClick={cancel}>
      <Trans>Cancel</Trans>
    </Button>
  );
  const problems: Record<FileProblemCode, string> = {
    TOO_BIG: t`The file is too big. At most ${{ size: mostMegabytes }} MB can be read.`,
    NOT_A_LIST: t`This is neither a CSV nor an Excel file.`,
    OLD_OR_LOCKED: t`Save the file as .xlsx without a password, then choose it again.`,
    SUSPICIOUS: t`This file is not read: it would unpack to far more than a list.`,
    BROKEN: t`The file is damaged and cannot be read.`,
    EMPTY: t`There are no lines in this file.`,
  };
  switch (state.step) {
    case 'several':
      return (
        <Notice tone="error">
          <Trans>One file at a time.</Trans>
        </Notice>
      );
    case 'reading':
      return (
        <Notice tone="info" action={cancelButton}>
          <span className="flex items-center gap-2">
            <Spinner />
            <Trans>
              Reading {{ name: state.name }}: {{ count: state.rows }} rows
            </Trans>
          </span>
        </Notice>
      );
    case 'choosing':
      return (
        <fieldset className="space-y-2">
          <legend className="text-sm font-medium">
            <Trans>Which sheet of {{ name: state.file.name }}?</Trans>
          </legend>
          <div className="flex flex-wrap gap-2">
            {state.sheets.map((sheet) => (
              <Button key={sheet} variant="secondary" onClick={() => void read(state.file, sheet)}>
                {sheet}
              </Button>
            ))}
            {cancelButton}
          </div>
        </fieldset>
      );
    case 'refused':
      return (
        <Notice tone="error">
          <span className="font-semibold break-all">{state.name}</span>
          <br />
          {problems[state.code]}
        </Notice>
      );
    default:
      return null;
  }
}
