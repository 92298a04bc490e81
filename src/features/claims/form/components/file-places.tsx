import { Trans, useLingui } from '@lingui/react/macro';
import {
  type ClaimPlace,
  getPlaceRules,
  listNeededPlaces,
  paperPlaces,
  photoPlaces,
} from '#shared/claims/claim-files.rules.ts';
import { FilePlaceField } from '#src/crud/form/file-place-field.tsx';
import { FileField } from '#src/ui/file/file-field.tsx';
import { videoTypes } from '#src/ui/file/file-limits.ts';
import { Drawing } from '#src/ui/icon.tsx';
import { Fold } from '#src/ui/layout/fold.tsx';
import { useClaimFileLabels } from '../../claims.fields.ts';
import { listFilesOfBrand } from '../claim-form.rules.ts';
import { type ClaimKind, type ClaimValues, formPlaces, hasConsumer } from '../claim-values.ts';
import type { ClaimForm } from '../use-claim-form.ts';

/** Outlines of what is wanted, on the grid of our drawings. */
const outlines: Partial<Record<ClaimPlace, string>> = {
  invoice: 'M6 3h9l3 3v15H6z M9 10h6 M9 13h6 M9 16h3',
  photo1:
    'M6 17m-3.5 0a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0 M18 17m-3.5 0a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0 M6 17l3.5-7h6L18 17 M9.5 10L12 17l3.5-7 M8 8h3 M15.5 10V7h2',
  photo2: 'M3 8h18v8H3z M6 11v2 M9 11v2 M11 11v2 M14 11v2 M16 11v2 M18 11v2',
  photo3: 'M12 4l9 16H3z M12 10v5 M12 17.5v.5',
  idCard:
    'M3 6h18v12H3z M8 11m-2 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0 M5.5 16c.6-1.6 4.4-1.6 5 0 M14 10h4 M14 13h4',
};

function useHints(kind: 'Bike' | 'PAA'): Partial<Record<ClaimPlace, string>> {
  const { t } = useLingui();
  return {
    invoice: t`The invoice of the sale to the consumer, all of it in the picture.`,
    photo1:
      kind === 'Bike'
        ? t`The whole bike from the side of the chain, with both wheels.`
        : t`The whole article.`,
    photo2: t`The number fills the picture and can be read.`,
    photo3: t`The damage close up, sharp and in good light.`,
    photo4: t`The same from another side.`,
    video: t`Only where it shows more than the photos; at most three minutes.`,
    idCard: t`The front of the card.`,
  };
}

/** The place of the issue that is filled before another. */
const issueBefore: Partial<Record<ClaimPlace, ClaimPlace>> = {
  photo4: 'photo3',
  photo5: 'photo4',
  photo6: 'photo5',
};

/** Whether a place that is not needed can be filled now: of the issue the next free one, of parts no number without one. */
function isOffered(place: ClaimPlace, values: ClaimValues, kind: ClaimKind): boolean {
  if (place === 'photo2') return kind === 'Bike' || values.frameNumber.trim() !== '';
  const before = issueBefore[place];
  return !before || values[before].length > 0;
}

/** The files of a claim, each in its place, with what is wanted there (U253, B223 to B233). */
export function FilePlaces({ form }: { form: ClaimForm }) {
  const { kind, host } = form.context;
  const needed = listNeededPlaces({
    productCategory: kind,
    hasSerial: form.values.hasSerial,
    hasConsumer: hasConsumer(form.values),
    idCard: host.claimIdCard,
    ofBrand: listFilesOfBrand(form.context, form.values.brandName),
  });
  const isShown = (place: ClaimPlace) => {
    const isUsed = form.values[place].length > 0 || needed.includes(place);
    return (
      isUsed || (place === 'idCard' && host.claimIdCard !== 'none' && hasConsumer(form.values))
    );
  };
  const photos = formPlaces.filter(
    (place) =>
      ['invoice', 'video', ...photoPlaces].includes(place) &&
      (isShown(place) || isOffered(place, form.values, kind)),
  );
  const papers = paperPlaces.filter((place) => !isShown(place));
  const draw = (place: ClaimPlace) => (
    <PlaceField key={place} form={form} place={place} isNeeded={needed.includes(place)} />
  );
  return (
    <div className="space-y-4">
      {photos.map(draw)}
      {isShown('idCard') ? draw('idCard') : null}
      {paperPlaces.filter(isShown).map(draw)}
      {papers.length > 0 ? (
        <Fold summary={<Trans>Additional documents</Trans>}>
          <div className="space-y-4 pt-2">{papers.map(draw)}</div>
        </Fold>
      ) : null}
    </div>
  );
}

interface PlaceProps {
  form: ClaimForm;
  place: ClaimPlace;
  isNeeded: boolean;
}

function PlaceField({ form, place, isNeeded }: PlaceProps) {
  const { t } = useLingui();
  const labels = useClaimFileLabels();
  const hints = useHints(form.context.kind);
  const isPhoto = photoPlaces.some((one) => one === place);
  const { maxBytes } = getPlaceRules(place);
  const [types, typeNames] =
    place === 'video'
      ? [videoTypes, 'MP4, MOV, WebM']
      : isPhoto
        ? [['image/*'], t`Photos`]
        : [['image/*', 'application/pdf'], t`Photos, PDF`];
  const outline = outlines[place];
  return (
    <div className="flex items-start gap-3">
      {outline ? (
        <Drawing path={outline} size={48} className="mt-6 shrink-0 text-ink-muted" />
      ) : null}
      <div className="min-w-0 flex-1">
        <FilePlaceField
          form={form}
          place={place}
          label={labels[place]}
          hint={hints[place]}
          isNeeded={isNeeded}
          limits={{ types, typeNames, maxBytes }}
          keepFile={form.keepFile}
          look={FileField}
        />
      </div>
    </div>
  );
}
