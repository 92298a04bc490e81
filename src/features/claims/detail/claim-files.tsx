import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { DownloadButton } from '#src/crud/file/download-button.tsx';
import { PictureGrid, PictureViewer } from '#src/crud/file/picture-grid.tsx';
import { StoredVideo } from '#src/crud/record/record-downloads.tsx';
import { downloadFile } from '#src/graphql/download-file.ts';
import { Button } from '#src/ui/button.tsx';
import { useClaimFileLabels } from '../claims.fields.ts';
import type { ShownClaim } from '../claims.queries.ts';

type File = ShownClaim['docs'][number];
/** A file that the user may read. */
type ReadableFile = File & { url: string };

const isReadable = (one: File): one is ReadableFile => one.url !== null && one.url !== undefined;
const isPicture = ({ file }: File) => file.type.startsWith('image/');
/** Each reading of an ID card is noted by the server, so it is shown only when it is asked for. */
const isShownAtOnce = (one: File) => isPicture(one) && one.docType !== 'idCard';

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
  const labels: Readonly<Record<string, string>> = useClaimFileLabels();
  const textOf = (place: string) => labels[place] ?? place;
  const toPicture = ({ docType, file, url }: ReadableFile) => ({
    place: docType,
    title: textOf(docType),
    fileId: file.id,
    fileName: file.name,
    path: url,
  });
  const [place, setPlace] = useState<string | null>(null);
  const { docs } = claim;
  if (docs.length === 0) return null;
  const readable = docs.filter(isReadable);
  const pictures = readable.filter(isShownAtOnce).map(toPicture);
  const opened = readable.filter(({ docType }) => docType === place).map(toPicture);
  const others = docs.filter((one) => !(isReadable(one) && isShownAtOnce(one)));
  return (
    <section className="space-y-3">
      <h2 className="text-lg font-semibold">
        <Trans comment="photos, video and documents of a claim">Photos and documents</Trans>
      </h2>
      <PictureGrid pictures={pictures} onOpen={setPlace} />
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
      <PictureViewer
        pictures={pictures.some((one) => one.place === place) ? pictures : opened}
        place={place}
        onPlace={setPlace}
      />
    </section>
  );
}
