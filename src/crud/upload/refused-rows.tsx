import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFileFailure } from '#src/graphql/use-file-failure.ts';
import type { ProblemTexts } from '#src/i18n/problem-texts.ts';
import { useNumber } from '#src/i18n/use-number.ts';
import { saveTable } from '#src/lib/files/save-table.ts';
import { useUnsavedInput } from '#src/lib/input/unsaved-input.ts';
import { Button } from '#src/ui/button.tsx';
import { inputClass } from '#src/ui/fields/field.tsx';
import type { Column } from '#src/ui/table/column.ts';
import { DataTable } from '#src/ui/table/data-table.tsx';
import type { RowFixes } from './to-upload-rows.rules.ts';
import type { UploadColumn } from './upload-columns.ts';
import type { RefusedRow } from './upload-job.ts';
import { useRowReason } from './use-row-reason.ts';

interface Props<Key extends string> {
  rows: readonly RefusedRow<Key>[];
  columns: readonly UploadColumn<Key>[];
  problems?: ProblemTexts | undefined;
  /** Given: the cells can be corrected in place, and are checked again. */
  onFix?: ((fixes: RowFixes<Key>) => void) | undefined;
}

/** More are in the file that can be saved. */
const mostShown = 100;

/** The refused rows with their line, column and reason, in place to be corrected, and a file of them. */
export function RefusedRows<Key extends string>({ rows, columns, problems, onFix }: Props<Key>) {
  const { t } = useLingui();
  const tellFailure = useFileFailure();
  const number = useNumber();
  const reasonOf = useRowReason(problems);
  const fixing = useFixes<Key>();
  if (rows.length === 0) return null;
  const table: Column<RefusedRow<Key>>[] = [
    {
      id: 'line',
      header: t({ message: 'Row', comment: 'its number in a file' }),
      rowHeader: true,
      cell: ({ row }) => <span className="tabular">{number(row.line)}</span>,
    },
    {
      id: 'column',
      header: t({ message: 'Column', comment: 'of a file' }),
      cell: ({ problem }) => columns.find(({ key }) => key === problem.field)?.label ?? '',
    },
    {
      id: 'value',
      header: t({ message: 'Value', comment: 'of a cell of a file' }),
      whole: onFix !== undefined,
      cell: ({ row, problem }) => {
        const column = columns.find(({ key }) => key === problem.field);
        if (!column) return '';
        const { key, label } = column;
        if (!onFix) return <span className="wrap-anywhere">{row.cells[key]}</span>;
        return (
          <input
            className={inputClass}
            aria-label={t`${{ column: label }}, row ${{ row: number(row.line) }}`}
            value={fixing.fixes.get(row.line)?.[key] ?? row.cells[key]}
            onChange={({ target }) => fixing.set(row.line, key, target.value)}
          />
        );
      },
    },
    { id: 'reason', header: t`Reason`, cell: ({ problem }) => reasonOf(problem) },
  ];
  const save = async () => {
    try {
      const headings = [...columns.map(({ label }) => label), t`Reason`];
      await saveTable(t`Refused rows`, {
        name: t`Refused rows`,
        precision: 0,
        columns: headings.map((text) => ({ text, width: 20 })),
        rows: [...Map.groupBy(rows, ({ row }) => row)].map(([{ cells }, reasons]) => [
          ...columns.map(({ key }) => cells[key]),
          reasons.map(({ problem }) => reasonOf(problem)).join('; '),
        ]),
      });
    } catch (error) {
      tellFailure(error);
    }
  };
  return (
    <div className="space-y-2">
      <DataTable
        caption={t`Refused rows`}
        columns={table}
        rows={rows.slice(0, mostShown)}
        rowKey={({ row, problem }) => `${row.line} ${problem.field} ${problem.code}`}
      />
      {rows.length > mostShown ? (
        <p className="text-sm text-ink-muted">
          <Trans>
            The first {{ most: mostShown }} are shown. The file below has all{' '}
            {{ count: number(rows.length) }}.
          </Trans>
        </p>
      ) : null}
      <div className="flex flex-wrap gap-2">
        {onFix ? (
          <Button disabled={fixing.fixes.size === 0} onClick={() => onFix(fixing.fixes)}>
            <Trans>Check the corrected rows</Trans>
          </Button>
        ) : null}
        <Button variant="secondary" onClick={() => void save()}>
          <Trans>Save the refused rows to correct them</Trans>
        </Button>
      </div>
    </div>
  );
}

/** The cells that the user has corrected and not checked yet. */
function useFixes<Key extends string>() {
  const [fixes, setFixes] = useState<RowFixes<Key>>(new Map());
  useUnsavedInput(fixes.size > 0);
  const set = (line: number, key: Key, text: string) =>
    setFixes((now) => new Map(now).set(line, { ...now.get(line), [key]: text }));
  return { fixes, set };
}
