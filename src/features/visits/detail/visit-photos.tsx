import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { PictureGrid, PictureViewer } from '#src/crud/file/picture-grid.tsx';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { useVisitPhotoLabels } from '../visits.fields.ts';
import type { ShownVisit } from '../visits.queries.ts';

/** The photos of a visit, each with its place and the time when it was taken; they open large. */
export function VisitPhotos({ visit: { photos } }: { visit: ShownVisit }) {
  const labels = useVisitPhotoLabels();
  const { dateTime } = useDates();
  const [place, setPlace] = useState<string | null>(null);
  if (photos.length === 0) return null;
  const pictures = photos.map(({ place: of, takenAt, file }) => ({
    place: of,
    title: labels[of],
    ...(takenAt && { note: dateTime(takenAt) }),
    fileId: file.id,
    fileName: file.name,
    path: `/files/${encodeURIComponent(file.id)}`,
  }));
  return (
    <section className="space-y-3">
      <h2 className="text-lg font-semibold">
        <Trans>Photos</Trans>
      </h2>
      <PictureGrid pictures={pictures} onOpen={setPlace} />
      <PictureViewer pictures={pictures} place={place} onPlace={setPlace} />
    </section>
  );
}
