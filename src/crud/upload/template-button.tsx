import { Trans } from '@lingui/react/macro';
import { useFileFailure } from '#src/graphql/use-file-failure.ts';
import { saveTable } from '#src/lib/files/save-table.ts';
import { Button } from '#src/ui/button.tsx';
import type { UploadColumn } from './upload-columns.ts';

interface Props<Key extends string> {
  columns: readonly UploadColumn<Key>[];
  /** Of the file, without an ending. */
  name: string;
}

/** Saves a workbook with the headings and a row as an example. */
export function TemplateButton<Key extends string>({ columns, name }: Props<Key>) {
  const tellFailure = useFileFailure();
  const save = async () => {
    try {
      await saveTable(name, {
        name,
        precision: 0,
        columns: columns.map(({ label, kind }) => ({
          text: label,
          width: Math.max(14, label.length + 2),
          ...(kind === 'day' && { format: 'day' as const }),
        })),
        rows: [columns.map(({ example }) => example || null)],
      });
    } catch (error) {
      tellFailure(error);
    }
  };
  return (
    <Button variant="quiet" onClick={() => void save()}>
      <Trans>Download a template</Trans>
    </Button>
  );
}
