import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import {
  frontPlaces,
  type VisitPhotoPlace,
  visitPhotoPlaces,
} from '#shared/visits/visit-photos.rules.ts';
import { visitPhotos } from '#shared/visits/visit-values.rules.ts';
import { FilePlaceField } from '#src/crud/form/file-place-field.tsx';
import { FormSection } from '#src/crud/form/form-section.tsx';
import { PhotoField } from '#src/ui/file/photo-field.tsx';
import { useFileTexts } from '#src/ui/file/use-file-texts.ts';
import { useVisitPhotoLabels } from '../../visits.fields.ts';
import type { VisitForm } from '../use-visit-form.ts';

const displayPlaces = visitPhotoPlaces.filter(
  (place) => !frontPlaces.some((front) => front === place),
);

/** The formats that are sent; HEIC becomes JPEG on the device. */
const photos = {
  types: ['image/jpeg', 'image/png', 'image/webp'],
  typeNames: 'JPEG, PNG, WebP, HEIC',
  maxBytes: visitPhotos.maxBytes,
};

/** The eleven places of photos (U291, B274, B275), each on the device as soon as it is taken. */
export function PhotoPlaces({ form }: { form: VisitForm }) {
  const texts = useFileTexts({ ...photos, maxFiles: 1 });
  return (
    <>
      <FormSection title={<Trans>Shop front</Trans>}>
        <p className="text-sm text-ink-muted">
          <Trans>At least one photo.</Trans> {texts.limits}
        </p>
        <Places form={form} places={frontPlaces} />
      </FormSection>
      <FormSection title={<Trans>Inside the shop</Trans>}>
        <Places form={form} places={displayPlaces} />
      </FormSection>
    </>
  );
}

function Places({
  form,
  places,
}: {
  form: VisitForm;
  places: readonly VisitPhotoPlace[];
}): ReactNode {
  const { t } = useLingui();
  const labels = useVisitPhotoLabels();
  return (
    <div className="grid grid-cols-2 items-start gap-3 sm:grid-cols-4">
      {places.map((place) => (
        <FilePlaceField
          key={place}
          form={form}
          place={place}
          label={labels[place]}
          limits={{ ...photos, typeNames: t`a JPEG, PNG or WebP photo` }}
          keepFile={form.keepPhoto}
          look={PhotoField}
        />
      ))}
    </div>
  );
}
