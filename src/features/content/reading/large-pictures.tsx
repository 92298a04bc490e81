import { Trans } from '@lingui/react/macro';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/overlay/dialog.tsx';
import { ContentPicture } from '../files/content-picture.tsx';
import { PictureDownloads } from '../files/file-download.tsx';
import { type ShownFile, toFileTitle } from '../files/shown-file.ts';

/** Pixels that a picture in the dialog is wide at most. */
const width = 1280;

interface Props {
  pictures: readonly ShownFile[];
  /** The id of the picture that is shown; null shows none. */
  opened: string | null;
  onOpen: (id: string | null) => void;
}

/** A picture as large as the window allows, with the way to its neighbours and its sizes. */
export function LargePictures({ pictures, opened, onOpen }: Props) {
  const at = pictures.findIndex(({ id }) => id === opened);
  const shown = pictures[at];
  if (!shown) return null;
  const before = pictures[at - 1];
  const after = pictures[at + 1];
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onOpen(null)}
      title={toFileTitle(shown)}
      className="max-w-5xl"
      footer={
        <>
          <PictureDownloads file={shown} />
          <Button
            variant="secondary"
            disabled={!before}
            onClick={() => before && onOpen(before.id)}
          >
            <Trans comment="the picture before this one">Back</Trans>
          </Button>
          <Button variant="secondary" disabled={!after} onClick={() => after && onOpen(after.id)}>
            <Trans comment="the picture after this one">Next</Trans>
          </Button>
        </>
      }
    >
      <ContentPicture
        key={shown.id}
        file={shown}
        width={width}
        className="mx-auto max-h-[70dvh] max-w-full"
      />
    </Dialog>
  );
}
