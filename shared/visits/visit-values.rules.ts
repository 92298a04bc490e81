import * as v from 'valibot';
import { maxQty } from '../quantity.ts';
import { limits } from '../validation/limits.ts';
import { atMost } from '../validation/rules.ts';
import { frontPlaces, type VisitPhotoPlace } from './visit-photos.rules.ts';

/** The uploads of a visit's photos (N126, B272): so large they may be when they are chosen. */
export const visitPhotos = { purpose: 'visits/photo', maxBytes: 100_000_000 } as const;

/** The most rows of each list of a visit. */
export const mostVisitRows = 50;

const line = v.pipe(
  v.string(),
  atMost(limits.text),
  v.check((text) => !/\p{Cc}/u.test(text), 'NOT_TEXT'),
);
const lines = v.pipe(
  v.string(),
  atMost(limits.longText),
  v.check((text) => !/\p{Cc}/u.test(text.replace(/[\n\r\t]/g, '')), 'NOT_TEXT'),
);
const quantity = v.pipe(
  v.number('BAD_QUANTITY'),
  v.integer('BAD_QUANTITY'),
  v.minValue(0, 'BAD_QUANTITY'),
  v.maxValue(maxQty, 'BAD_QUANTITY'),
);
const rowsOf = <Row extends v.GenericSchema>(row: Row) =>
  v.pipe(v.array(row), v.maxLength(mostVisitRows, 'TOO_MANY_ROWS'));

/** The rules of the values that a user types, with codes as messages (reading 81). */
export const visitRules = {
  otherMidrangeDescription: line,
  brandDisplayDescription: line,
  equipmentText: line,
  notes: lines,
  qtyPlgGrp: quantity,
  qtyNonPlgGrp: quantity,
  otherSeriesList: rowsOf(line),
  seriesBrand: rowsOf(v.object({ brand: line, series: line })),
};

/** The values of a visit that decide what it still needs. */
export interface VisitNeeds {
  otherMidrange: boolean | null;
  otherMidrangeDescription: string;
  brandDisplay: string | null;
  brandDisplayDescription: string;
  equipment: readonly string[];
  equipmentText: string;
}

/** A field without which a visit cannot be saved. */
export interface VisitGap {
  field: 'otherMidrangeDescription' | 'brandDisplayDescription' | 'equipmentText' | 'frontShop1';
  code: 'REQUIRED' | 'PHOTO_REQUIRED';
}

/**
 * Returns what a visit lacks (N127, reading 113), in the order of the form.
 * @param needsText whether an option of a list needs its text
 * @param hasPhoto whether there is a photo in a place
 */
export function findVisitGaps(
  values: VisitNeeds,
  needsText: (list: 'brandDisplay' | 'equipment', id: string) => boolean,
  hasPhoto: (place: VisitPhotoPlace) => boolean,
): VisitGap[] {
  const { brandDisplay, equipment } = values;
  const needed: [VisitGap['field'] & keyof VisitNeeds, boolean][] = [
    ['otherMidrangeDescription', values.otherMidrange === true],
    ['brandDisplayDescription', brandDisplay !== null && needsText('brandDisplay', brandDisplay)],
    ['equipmentText', equipment.some((id) => needsText('equipment', id))],
  ];
  return [
    ...needed.flatMap(([field, isNeeded]): VisitGap[] =>
      isNeeded && String(values[field]).trim() === '' ? [{ field, code: 'REQUIRED' }] : [],
    ),
    ...(frontPlaces.some(hasPhoto)
      ? []
      : [{ field: 'frontShop1', code: 'PHOTO_REQUIRED' } as const]),
  ];
}
