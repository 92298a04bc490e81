import { useCallback } from 'react';
import { downloadFile, loadVideoAddress } from '#src/graphql/download-file.ts';
import { VideoPlayer } from '#src/ui/file/video-player.tsx';
import { DownloadButton } from '../file/download-button.tsx';

interface DownloadableFile {
  id: string;
  name: string;
  /** Its MIME type; videos are also played. */
  type?: string;
}

async function downloadStored(id: string, name: string): Promise<void> {
  await downloadFile(`/files/${id}`, name);
}

/** The stored files of a record. */
export function FileDownloads({ files }: { files: readonly DownloadableFile[] }) {
  if (files.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {files.map(({ id, name }) => (
        <DownloadButton key={id} onDownload={() => downloadStored(id, name)}>
          {name}
        </DownloadButton>
      ))}
      {files.map(({ id, name, type }) =>
        type?.startsWith('video/') ? <StoredVideo key={id} id={id} name={name} /> : null,
      )}
    </div>
  );
}

/** Plays a stored video. */
export function StoredVideo({ id, name }: Pick<DownloadableFile, 'id' | 'name'>) {
  const source = useCallback(() => loadVideoAddress(id), [id]);
  return <VideoPlayer name={name} source={source} />;
}
