import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { DownloadButton } from '#src/crud/file/download-button.tsx';
import { StoredVideo } from '#src/crud/record/record-downloads.tsx';
import { downloadFile } from '#src/graphql/download-file.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/overlay/dialog.tsx';
import { useClaimFileLabels } from '../claims.fields.ts';
import type { ShownClaim } from '../claims.queries.ts';
import { StoredPicture } from './stored-picture.tsx';

type File = ShownClaim['docs'][number];
/** A file that the user may read. */
type ReadableFile = File & { url: string };

const isReadable = (one: File): one is ReadableFile => one.url !== null && one.url !== undefined;
const isPicture = ({ file }: File) => file.type.startsWith('image/');
/** Each reading of an ID card is noted by the server, so it is shown only when it is asked for. */
const isShownAtOnce = (one: File) => isPicture(one) && one.docType !== 'idCard';

interface LargeProps {
  pictures: readonly ReadableFile[];
  /** The place of the one that is shown. */
  place: string;
  textOf: (place: string) => string;
  onPlace: (place: string | null) => void;
}

/** A picture as large as the window allows, with the way to its neighbours. */
function LargePicture({ pictures, place, textOf, onPlace }: LargeProps) {
  const at = pictures.findIndex(({ docType }) => docType === place);
  const shown = pictures[at];
  if (!shown) return null;
  const before = pictures[at - 1];
  const after = pictures[at + 1];
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onPlace(null)}
      title={textOf(place)}
      className="max-w-5xl"
      footer={
        <>
          <Button
            variant="secondary"
            disabled={!before}
            onClick={() => before && onPlace(before.docType)}
          >
            <Trans comment="the picture before this one">Back</Trans>
          </Button>
          <Button
            variant="secondary"
            disabled={!after}
            onClick={() => after && onPlace(after.docType)}
          >
            <Trans comment="the picture after this one">Next</Trans>
          </Button>
          <DownloadButton onDownload={() => downloadFile(shown.url, shown.file.name)}>
            <Trans>Download</Trans>
          </DownloadButton>
        </>
      }
    >
      <StoredPicture
        key={shown.file.id}
        source={{ path: shown.url, name: shown.file.name }}
        alt={textOf(place)}
        className="h-[70dvh] w-full rounded"
      />
    </Dialog>
  );
}

/** A file that is no picture, or is not shown at once. */
function OtherFile({ one, text, onOpen }: { one: File; text: string; onOpen: () => void }) {
  if (!isReadable(one))
    return (
      <p className="text-ink-muted">
        {text}: <Trans comment="a file of a claim">you may not open it</Trans>
      </p>
    );
  if (isPicture(one))
    return (
      <Button variant="secondary" onClick={onOpen}>
        {text}
      </Button>
    );
  return (
    <div className="space-y-2">
      {one.docType === 'video' ? <StoredVideo id={one.file.id} name={text} /> : null}
      <DownloadButton onDownload={() => downloadFile(one.url, one.file.name)}>
        {text}
      </DownloadButton>
    </div>
  );
}

/** The photos, the video and the documents of a claim; pictures open large (U247, E640 to E648). */
export function ClaimFiles({ claim }: { claim: ShownClaim }) {
  const { t } = useLingui();
  const labels: Readonly<Record<string, string>> = useClaimFileLabels();
  const textOf = (place: string) => labels[place] ?? place;
  const [place, setPlace] = useState<string | null>(null);
  const { docs } = claim;
  if (docs.length === 0) return null;
  const readable = docs.filter(isReadable);
  const pictures = readable.filter(isShownAtOnce);
  const opened = readable.filter(({ docType }) => docType === place);
  const others = docs.filter((one) => !(isReadable(one) && isShownAtOnce(one)));
  return (
    <section className="space-y-3">
      <h2 className="text-lg font-semibold">
        <Trans comment="photos, video and documents of a claim">Photos and documents</Trans>
      </h2>
      <ul className="grid grid-cols-3 gap-2 sm:grid-cols-4 lg:grid-cols-6">
        {pictures.map(({ docType, file }) => (
          <li key={docType}>
            <button
              type="button"
              aria-label={t`Open ${{ picture: textOf(docType) }}`}
              onClick={() => setPlace(docType)}
              className="w-full space-y-1 rounded text-left"
            >
              <StoredPicture
                source={{ thumbnailOf: file.id }}
                alt=""
                className="aspect-square w-full rounded bg-plate"
              />
              <span className="block text-sm wrap-anywhere">{textOf(docType)}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-2 empty:hidden">
        {others.map((one) => (
          <OtherFile
            key={one.docType}
            one={one}
            text={textOf(one.docType)}
            onOpen={() => setPlace(one.docType)}
          />
        ))}
      </div>
      {place ? (
        <LargePicture
          pictures={pictures.some(({ docType }) => docType === place) ? pictures : opened}
          place={place}
          textOf={textOf}
          onPlace={setPlace}
        />
      ) : null}
    </section>
  );
}
