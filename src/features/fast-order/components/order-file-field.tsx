import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef } from 'react';
import { takeReceivedFile } from '#src/offline/received-file.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import type { OrderGrid } from '../order-grid.ts';
import type { FileProblemCode } from '../sheet/order-file-problem.ts';
import { useFileDrop } from '../use-file-drop.ts';
import { useOrderFile } from '../use-order-file.ts';

const accepted = '.csv,.tsv,.txt,.xlsx';

interface Props {
  grid: OrderGrid;
  /** Another app has sent a file, which is read at once. */
  received: boolean;
}

/** A button, or a drop on the page, that reads a CSV or Excel file into the grid: progress, cancel, a choice of sheet, and why not. */
export function OrderFileField({ grid, received }: Props) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const { state, read, take, cancel } = useOrderFile(grid);
  const over = useFileDrop(take);
  const takeReceived = useEffectEvent(async () => {
    const file = await takeReceivedFile();
    if (file) take([file]);
  });
  useEffect(() => {
    if (received) void takeReceived();
  }, [received]);
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
          take(files);
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
      <ChosenFile state={state} read={read} cancel={cancel} />
    </div>
  );
}

/** The state of the chosen file: it is being read, a sheet is to be chosen, or why it is not read. */
function ChosenFile({ state, read, cancel }: Omit<ReturnType<typeof useOrderFile>, 'take'>) {
  const { t } = useLingui();
  const cancelButton = (
    <Button variant="quiet" onClick={cancel}>
      <Trans>Cancel</Trans>
    </Button>
  );
  const problems: Record<FileProblemCode, string> = {
    TOO_BIG: t`The file is too big. At most 10 MB can be read.`,
    NOT_A_LIST: t`This is neither a CSV nor an Excel file.`,
    OLD_OR_LOCKED: t`Save the file as .xlsx without a password, then choose it again.`,
    SUSPICIOUS: t`This file is not read: it would unpack to far more than an order.`,
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
