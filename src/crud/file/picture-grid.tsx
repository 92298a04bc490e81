import { Trans, useLingui } from '@lingui/react/macro';
import { downloadFile } from '#src/graphql/download-file.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/overlay/dialog.tsx';
import { DownloadButton } from './download-button.tsx';
import { StoredPicture } from './stored-picture.tsx';

/** A picture of a record in one of its places. */
export interface PlacedPicture {
  place: string;
  /** The name of the place. */
  title: string;
  /** A second line, such as when it was taken. */
  note?: string;
  fileId: string;
  fileName: string;
  /** The address of the whole picture on the server. */
  path: string;
}

/** Small pictures, each with its place, that open large. */
export function PictureGrid({
  pictures,
  onOpen,
}: {
  pictures: readonly PlacedPicture[];
  onOpen: (place: string) => void;
}) {
  const { t } = useLingui();
  return (
    <ul className="grid grid-cols-3 gap-2 sm:grid-cols-4 lg:grid-cols-6">
      {pictures.map(({ place, title, note, fileId }) => (
        <li key={place}>
          <button
            type="button"
            aria-label={t`Open ${{ picture: title }}`}
            onClick={() => onOpen(place)}
            className="w-full space-y-1 rounded text-left"
          >
            <StoredPicture
              source={{ thumbnailOf: fileId }}
              alt=""
              className="aspect-square w-full rounded bg-plate"
            />
            <span className="block text-sm wrap-anywhere">{title}</span>
            {note ? <span className="tabular block text-xs text-ink-muted">{note}</span> : null}
          </button>
        </li>
      ))}
    </ul>
  );
}

interface ViewerProps {
  pictures: readonly PlacedPicture[];
  /** The place of the picture that is shown; null shows none. */
  place: string | null;
  onPlace: (place: string | null) => void;
}

/** A picture as large as the window allows, with the way to its neighbours. */
export function PictureViewer({ pictures, place, onPlace }: ViewerProps) {
  const at = pictures.findIndex((one) => one.place === place);
  const shown = pictures[at];
  if (!shown) return null;
  const before = pictures[at - 1];
  const after = pictures[at + 1];
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onPlace(null)}
      title={shown.title}
      className="max-w-5xl"
      footer={
        <>
          <Button
            variant="secondary"
            disabled={!before}
            onClick={() => before && onPlace(before.place)}
          >
            <Trans comment="the picture before this one">Back</Trans>
          </Button>
          <Button
            variant="secondary"
            disabled={!after}
            onClick={() => after && onPlace(after.place)}
          >
            <Trans comment="the picture after this one">Next</Trans>
          </Button>
          <DownloadButton onDownload={() => downloadFile(shown.path, shown.fileName)}>
            <Trans>Download</Trans>
          </DownloadButton>
        </>
      }
    >
      <StoredPicture
        key={shown.fileId}
        source={{ path: shown.path, name: shown.fileName }}
        alt={shown.title}
        className="h-[70dvh] w-full rounded"
      />
    </Dialog>
  );
}
