import { downloadFile } from '#src/graphql/download-file.ts';
import { DownloadButton } from '../file/download-button.tsx';

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
