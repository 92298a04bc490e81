import { Trans, useLingui } from '@lingui/react/macro';
import { useFileFailure } from '#src/graphql/use-file-failure.ts';
import type { ProblemTexts } from '#src/i18n/problem-texts.ts';
import { saveTable } from '#src/lib/files/save-table.ts';
import { Button } from '#src/ui/button.tsx';
import type { RowResult, UploadColumn } from './upload-columns.ts';
import type { ReportedRow } from './upload-job.ts';
import { useRowReason } from './use-row-reason.ts';

interface Props<Key extends string> {
  rows: readonly ReportedRow<Key>[];
  columns: readonly UploadColumn<Key>[];
  problems?: ProblemTexts | undefined;
}

/** Saves all rows of the file with what came of each. */
export function ReportButton<Key extends string>({ rows, columns, problems }: Props<Key>) {
  const { t } = useLingui();
  const tellFailure = useFileFailure();
  const reasonOf = useRowReason(problems);
  const outcomes: Record<RowResult['outcome'], string> = {
    added: t({ message: 'New', comment: 'a row of a file, of a record that was not there' }),
    changed: t({ message: 'Changed', comment: 'a row of a file' }),
    unchanged: t({ message: 'Unchanged', comment: 'a row of a file' }),
    refused: t({ message: 'Refused', comment: 'a row of a file' }),
  };
  const labelOf = (field: string) => columns.find(({ key }) => key === field)?.label ?? field;
  const save = async () => {
    try {
      const headings = [
        t({ message: 'Row', comment: 'its number in a file' }),
        ...columns.map(({ label }) => label),
        t({ message: 'Result', comment: 'of a row of a file' }),
        t({ message: 'Changes and reasons', comment: 'of rows of a file' }),
      ];
      await saveTable(t`Upload report`, {
        name: t`Upload report`,
        precision: 0,
        columns: headings.map((text) => ({ text, width: 20 })),
        rows: rows.map(({ row, outcome, changes, problems: found }) => [
          row.line,
          ...columns.map(({ key }) => row.cells[key]),
          outcomes[outcome],
          [
            ...changes.map(({ field, before, after }) => `${labelOf(field)}: ${before} → ${after}`),
            ...found.map(reasonOf),
          ].join('; '),
        ]),
      });
    } catch (error) {
      tellFailure(error);
    }
  };
  return (
    <Button variant="secondary" onClick={() => void save()}>
      <Trans>Save the report</Trans>
    </Button>
  );
}
