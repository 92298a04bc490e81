import { Trans, useLingui } from '@lingui/react/macro';
import { useNumber } from '#src/i18n/use-number.ts';
import { DataTable } from '#src/ui/table/data-table.tsx';
import { ChangedValues } from '../record/changed-values.tsx';
import type { UploadColumn } from './upload-columns.ts';
import type { ReportedRow } from './upload-job.ts';

interface Props<Key extends string> {
  rows: readonly ReportedRow<Key>[];
  columns: readonly UploadColumn<Key>[];
}

/** More are in the report. */
const mostShown = 100;

/** The rows that change a record, with its old and new values. */
export function ChangedRows<Key extends string>({ rows, columns }: Props<Key>) {
  const { t } = useLingui();
  const number = useNumber();
  const changed = rows.filter(({ changes }) => changes.length > 0);
  if (changed.length === 0) return null;
  const labelOf = (field: string) => {
    const column = columns.find(({ key }) => key === field);
    return column && { name: column.label };
  };
  return (
    <div className="space-y-2">
      <DataTable
        caption={t`Rows that change something`}
        columns={[
          {
            id: 'line',
            header: t({ message: 'Row', comment: 'its number in a file' }),
            rowHeader: true,
            cell: ({ row }) => <span className="tabular">{number(row.line)}</span>,
          },
          ...columns.slice(0, 1).map(({ key, label }) => ({
            id: key,
            header: label,
            cell: ({ row }: ReportedRow<Key>) => row.cells[key],
          })),
          {
            id: 'changes',
            header: t`Changes`,
            cell: ({ changes }) => <ChangedValues changes={changes} getTexts={labelOf} />,
          },
        ]}
        rows={changed.slice(0, mostShown)}
        rowKey={({ row }) => String(row.line)}
      />
      {changed.length > mostShown ? (
        <p className="text-sm text-ink-muted">
          <Trans>
            The first {{ most: mostShown }} are shown. The report has all{' '}
            {{ count: number(changed.length) }}.
          </Trans>
        </p>
      ) : null}
    </div>
  );
}
