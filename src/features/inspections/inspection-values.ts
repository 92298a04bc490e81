import * as v from 'valibot';
import { type InspectionField, inspectionFields } from '#shared/inspections/inspection.fields.ts';
import { mostValueCharacters, validateChecklist } from '#shared/inspections/inspection.rules.ts';
import { fieldRules, namesOf, pickFields } from '#shared/record-fields.ts';
import { parseSerial } from '#shared/serials/parse-serial.ts';
import { atMost, checkedBy, required } from '#shared/validation/rules.ts';
import type { FieldFile } from '#src/ui/file/use-uploads.ts';
import type { Checklist, ShownInspection } from './inspections.queries.ts';

/** The answer that a mechanic entered at a point. */
export interface PointMark {
  checked: boolean;
  value: string;
}

/** The values of the form, by the names of the fields of an inspection; the year may be empty. */
export interface InspectionValues extends Record<InspectionField, string> {
  /** Null as long as staff have chosen none. */
  customer: { code: string; name: string } | null;
  list: Checklist | null;
  /** By the point's id. */
  marks: Record<string, PointMark>;
  photos: Record<string, readonly FieldFile[]>;
  /** One file at most. */
  signature: readonly FieldFile[];
}

/** The fields that hold no files, which survive a reload. */
export const draftFields: readonly (keyof InspectionValues)[] = [
  ...namesOf(inspectionFields),
  'customer',
  'list',
  'marks',
];

export const unmarked: PointMark = { checked: false, value: '' };

type FilledList = Pick<InspectionValues, 'list' | 'marks' | 'photos'>;

/** The points of a form, in the order of its list. */
export const listPoints = ({ list, marks, photos }: FilledList) =>
  (list?.points ?? []).map((point) => ({
    ...point,
    ...(marks[point.checklistId] ?? unmarked),
    photos: photos[point.checklistId] ?? [],
  }));

const year = checkedBy((text) =>
  text === '' || /^(19|20|21)\d\d$/.test(text) ? null : 'NOT_A_YEAR',
);

const isComplete = (values: FilledList): boolean =>
  validateChecklist(
    values.list?.points ?? [],
    listPoints(values).map((point) => ({ ...point, photos: point.photos.length })),
  ) === null;

/** @param today the last day of an inspection */
export const inspectionSchema = (
  today: string,
): v.GenericSchema<InspectionValues, InspectionValues> =>
  v.pipe(
    v.object({
      ...fieldRules(inspectionFields),
      frameNumber: v.pipe(
        v.string(),
        checkedBy((typed) => parseSerial(typed).problem ?? null),
      ),
      modelYear: v.pipe(v.string(), year),
      customer: v.pipe(
        v.custom<InspectionValues['customer']>(() => true),
        v.check((customer) => customer !== null, 'REQUIRED'),
      ),
      inspectedOn: v.pipe(
        v.string(),
        required,
        checkedBy((day) => (day > today ? 'IN_FUTURE' : null)),
      ),
      list: v.custom<InspectionValues['list']>(() => true),
      marks: v.record(
        v.string(),
        v.object({
          checked: v.boolean(),
          value: v.pipe(v.string(), atMost(mostValueCharacters)),
        }),
      ),
      photos: v.custom<InspectionValues['photos']>(() => true),
      signature: v.custom<InspectionValues['signature']>(Array.isArray),
    }),
    v.forward(
      v.partialCheck([['list'], ['marks'], ['photos']], isComplete, 'CHECKLIST_INCOMPLETE'),
      ['marks'],
    ),
  );

/** The values of a stored inspection. */
export function toInspectionValues(stored: ShownInspection): InspectionValues {
  const points = stored.checklist;
  return {
    ...pickFields(stored, namesOf(inspectionFields, 'text', 'serial', 'day')),
    modelYear: String(stored.modelYear ?? ''),
    customer: { code: stored.custCode, name: stored.custName },
    list: { list: stored.list, version: stored.listVersion, points },
    marks: Object.fromEntries(
      points.map(({ checklistId, checked, value }) => [checklistId, { checked, value }]),
    ),
    photos: Object.fromEntries(points.map(({ checklistId, photos }) => [checklistId, photos])),
    signature: stored.signature ? [stored.signature] : [],
  };
}
