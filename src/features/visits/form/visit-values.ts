import { type VisitPhotoPlace, visitPhotoPlaces } from '#shared/visits/visit-photos.rules.ts';
import {
  fromPlacedInput,
  noPlacedFiles,
  type PlacedFiles,
  toPlacedInput,
} from '#src/crud/form/placed-files.ts';
import type { FormVisitInput } from '#src/graphql/generated/graphql.ts';
import { markShrunk } from '#src/offline/upload/shrink-image.ts';
import type { ShownVisit, VisitAnswers } from '../visits.queries.ts';
import { parseVisitQty } from './visit-qty.ts';

/** An answer of yes or no; empty as long as there is none. */
type YesOrNo = '' | 'yes' | 'no';

/** The answers of a visit as they are entered; options by their ids. */
export interface AnswerValues {
  otherMidrange: YesOrNo;
  otherMidrangeDescription: string;
  brandDomination: YesOrNo;
  qtyPlgGrp: string;
  qtyNonPlgGrp: string;
  /** Empty for none. */
  brandDisplay: string;
  brandDisplayDescription: string;
  seriesList: readonly string[];
  seriesBrand: readonly { brand: string; series: string }[];
  otherSeriesList: readonly string[];
  notes: string;
  equipment: readonly string[];
  equipmentText: string;
}

/** The customer of a visit. */
export interface VisitedShop {
  code: string;
  name: string;
}

/** A visit as it is entered. */
export interface VisitValues extends AnswerValues, PlacedFiles<VisitPhotoPlace> {
  /** Null as long as none is chosen. */
  customer: VisitedShop | null;
}

export const noAnswers: AnswerValues = {
  otherMidrange: '',
  otherMidrangeDescription: '',
  brandDomination: '',
  qtyPlgGrp: '',
  qtyNonPlgGrp: '',
  brandDisplay: '',
  brandDisplayDescription: '',
  seriesList: [],
  seriesBrand: [],
  otherSeriesList: [],
  notes: '',
  equipment: [],
  equipmentText: '',
};

export const answerNames = Object.keys(noAnswers) as (keyof AnswerValues)[];

export const emptyVisit: VisitValues = {
  customer: null,
  ...noAnswers,
  ...noPlacedFiles(visitPhotoPlaces),
};

const toYesOrNo = (value: boolean | null | undefined): YesOrNo =>
  value == null ? '' : value ? 'yes' : 'no';
const fromYesOrNo = (value: YesOrNo): boolean | null => (value === '' ? null : value === 'yes');
const toText = (value: number | null | undefined) => (value == null ? '' : String(value));

/** The answers of a stored visit; of the last one of a customer they are filled in again. */
export const toAnswerValues = (stored: VisitAnswers): AnswerValues => ({
  otherMidrange: toYesOrNo(stored.otherMidrange),
  otherMidrangeDescription: stored.otherMidrangeDescription,
  brandDomination: toYesOrNo(stored.brandDomination),
  qtyPlgGrp: toText(stored.qtyPlgGrp),
  qtyNonPlgGrp: toText(stored.qtyNonPlgGrp),
  brandDisplay: stored.brandDisplay?.id ?? '',
  brandDisplayDescription: stored.brandDisplayDescription,
  seriesList: stored.seriesList.map(({ id }) => id),
  seriesBrand: stored.seriesBrand.map(({ brand, series }) => ({ brand, series })),
  otherSeriesList: stored.otherSeriesList,
  notes: stored.notes,
  equipment: stored.equipment.map(({ id }) => id),
  equipmentText: stored.equipmentText,
});

/** The values of a stored visit. */
export const toVisitValues = (stored: ShownVisit): VisitValues => ({
  ...emptyVisit,
  customer: { code: stored.custCode, name: stored.custName },
  ...toAnswerValues(stored),
  ...Object.fromEntries(stored.photos.map(({ place, file }) => [place, [file]])),
});

/**
 * The visit as the server takes it, and its new photos. A photo that was taken at a known time has it as the time of its
 * last change, see `withTakenAt`.
 * @param had the places that the stored visit has a photo in
 */
export function toVisitInput(
  values: VisitValues,
  had: readonly VisitPhotoPlace[] = [],
): { input: FormVisitInput; blobs: Record<string, File> } {
  const { files, blobs } = toPlacedInput(visitPhotoPlaces, values, had);
  const taken = visitPhotoPlaces.flatMap((place) => {
    const at = blobs[`input.${place}`]?.lastModified ?? 0;
    return at > 0 ? [{ place, takenAt: new Date(at).toISOString() }] : [];
  });
  const isOther = values.otherMidrange === 'yes';
  return {
    input: {
      otherMidrange: fromYesOrNo(values.otherMidrange),
      otherMidrangeDescription: isOther ? values.otherMidrangeDescription.trim() : '',
      brandDomination: fromYesOrNo(values.brandDomination),
      qtyPlgGrp: parseVisitQty(values.qtyPlgGrp),
      qtyNonPlgGrp: parseVisitQty(values.qtyNonPlgGrp),
      brandDisplay: values.brandDisplay || null,
      brandDisplayDescription: values.brandDisplayDescription.trim(),
      seriesList: [...values.seriesList],
      seriesBrand: values.seriesBrand
        .map(({ brand, series }) => ({ brand: brand.trim(), series: series.trim() }))
        .filter(({ brand }) => brand !== ''),
      otherSeriesList: values.otherSeriesList.map((one) => one.trim()).filter(Boolean),
      notes: values.notes.trim(),
      equipment: [...values.equipment],
      equipmentText: values.equipmentText.trim(),
      ...files,
      taken,
    },
    blobs,
  };
}

/** The values that wait in the outbox. @param begin the visit that they change; an empty one where they are new */
export function fromVisitInput(
  input: FormVisitInput,
  blobs: Readonly<Record<string, Blob>>,
  customer: VisitedShop | null,
  begin: VisitValues,
): VisitValues {
  // Photos of the outbox were made smaller, which has taken their data of the camera away.
  for (const blob of Object.values(blobs)) if (blob instanceof File) markShrunk(blob);
  return {
    ...begin,
    customer: customer ?? begin.customer,
    otherMidrange: toYesOrNo(input.otherMidrange),
    otherMidrangeDescription: input.otherMidrangeDescription ?? '',
    brandDomination: toYesOrNo(input.brandDomination),
    qtyPlgGrp: toText(input.qtyPlgGrp),
    qtyNonPlgGrp: toText(input.qtyNonPlgGrp),
    brandDisplay: String(input.brandDisplay ?? ''),
    brandDisplayDescription: input.brandDisplayDescription ?? '',
    seriesList: (input.seriesList ?? []).map(String),
    seriesBrand: input.seriesBrand ?? [],
    otherSeriesList: input.otherSeriesList ?? [],
    notes: input.notes ?? '',
    equipment: (input.equipment ?? []).map(String),
    equipmentText: input.equipmentText ?? '',
    ...fromPlacedInput(visitPhotoPlaces, input, blobs),
  };
}
