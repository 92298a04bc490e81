import type { VisitKind } from '#server/graphql/generated/types.ts';
import type { VisitPhotoPlace } from '#shared/visits/visit-photos.rules.ts';

/** A photo in its place. */
export interface PlacedPhoto {
  place: VisitPhotoPlace;
  /** A stored file. */
  fileId: string;
  takenAt: Date | null;
}

/** A visit as it is stored. */
export interface VisitValues {
  id: string;
  kind: VisitKind;
  customer: string;
  otherMidrange: boolean | null;
  otherMidrangeDescription: string;
  brandDomination: boolean | null;
  qtyOwn: number | null;
  qtyOthers: number | null;
  brandDisplay: string | null;
  brandDisplayDescription: string;
  series: string[];
  seriesBrands: { brand: string; series: string }[];
  otherSeries: string[];
  notes: string;
  equipment: string[];
  equipmentText: string;
  capturedAt: Date;
  photos: PlacedPhoto[];
}
