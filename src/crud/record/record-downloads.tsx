import { Trans, useLingui } from '@lingui/react/macro';
import { downloadFile } from '#src/graphql/download-file.ts';
import { saveExport } from '#src/graphql/save-export.ts';
import { useOnline } from '#src/lib/hooks/use-online.ts';
import { Button } from '#src/ui/button.tsx';
import { DownloadButton } from '../file/download-button.tsx';
import { FileProgress } from '../file/file-progress.tsx';
import { useFileMaking } from '../file/use-file-making.ts';

async function downloadStored(id: string, name: string): Promise<void> {
  await downloadFile(`/files/${id}`, name);
}

/** The stored files of a record. */
export function FileDownloads({ files }: { files: readonly { id: string; name: string }[] }) {
  if (files.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {files.map(({ id, name }) => (
        <DownloadButton key={id} onDownload={() => downloadStored(id, name)}>
          {name}
        </DownloadButton>
      ))}
    </div>
  );
}

interface TableProps {
  /** The server's export (`listExport`). */
  list: string;
  /** Names the sheet and the file. */
  title: string;
  /** The headers of its columns, in their order. */
  columns: Readonly<Record<string, string>>;
  /** The current filter of the list. */
  filter: object;
  /** Excel unless it says otherwise. */
  format?: 'xlsx' | 'csv';
}

/** A whole list as a spreadsheet or CSV file, made by the server. */
export function TableDownload({ list, title, columns, filter, format = 'xlsx' }: TableProps) {
  const { t } = useLingui();
  const online = useOnline();
  const { progress, make, stop } = useFileMaking();
  const save = () =>
    make(async (signal, setProgress) => {
      const named = Object.entries(columns).map(([name, header]) => ({ name, header }));
      const request = { list, format, title, columns: named, filter };
      await saveExport(request, { signal, onBytes: (bytes) => setProgress({ bytes }) });
    });
  if (progress) return <FileProgress progress={progress} onStop={stop} />;
  return (
    <Button
      variant="secondary"
      disabledReason={online ? null : t`You are offline. The file needs a connection.`}
      onClick={() => void save()}
    >
      <Trans>Download list</Trans>
    </Button>
  );
}
