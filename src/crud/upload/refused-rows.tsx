import { Trans, useLingui } from '@lingui/react/macro';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { useFileFailure } from '#src/graphql/use-file-failure.ts';
import type { ProblemTexts } from '#src/i18n/problem-texts.ts';
import { useNumber } from '#src/i18n/use-number.ts';
import { useProblemText } from '#src/i18n/use-problem-text.ts';
import { saveTable } from '#src/lib/files/save-table.ts';
import { Button } from '#src/ui/button.tsx';
import type { Column } from '#src/ui/table/column.ts';
import { DataTable } from '#src/ui/table/data-table.tsx';
import type { UploadColumn } from './upload-columns.ts';
import type { RefusedRow } from './upload-job.ts';

interface Props<Key extends string> {
  rows: readonly RefusedRow<Key>[];
  columns: readonly UploadColumn<Key>[];
  problems?: ProblemTexts | undefined;
}

/** More are in the file that can be saved. */
const mostShown = 100;

/** The refused rows with their line, column and reason, and a file of them to correct. */
export function RefusedRows<Key extends string>({ rows, columns, problems }: Props<Key>) {
  const { t } = useLingui();
  const tellFailure = useFileFailure();
  const number = useNumber();
  const { date } = useDates();
  const problemText = useProblemText(problems);
  const columnOf = (field: string) => columns.find(({ key }) => key === field);
  const reasonOf = ({ problem }: RefusedRow<Key>) => {
    const { code, field, message = null, day, name, firstLine } = problem;
    const first = firstLine == null ? null : t`Row ${{ row: number(firstLine) }}`;
    return [problemText({ code, field, message }), first, day && date(day), name]
      .filter(Boolean)
      .join(' · ');
  };
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
      cell: ({ problem }) => columnOf(problem.field)?.label ?? '',
    },
    {
      id: 'value',
      header: t({ message: 'Value', comment: 'of a cell of a file' }),
      cell: ({ row, problem }) => {
        const column = columnOf(problem.field);
        return <span className="wrap-anywhere">{column ? row.cells[column.key] : ''}</span>;
      },
    },
    { id: 'reason', header: t`Reason`, cell: reasonOf },
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
          reasons.map(reasonOf).join('; '),
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
      <Button variant="secondary" onClick={() => void save()}>
        <Trans>Save the refused rows to correct them</Trans>
      </Button>
    </div>
  );
}
