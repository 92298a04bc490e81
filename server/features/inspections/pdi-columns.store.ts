import type { FieldColumns } from '#server/lib/field-columns.store.ts';
import type { inspectionFields } from '#shared/inspections/inspection.fields.ts';

/** The columns of `pdi` that hold the fields of an inspection. */
export const pdiColumns = {
  frameNumber: 'frame_number',
  articleCode: 'article',
  description: 'description',
  brand: 'brand',
  merchandise: 'merchandise',
  modelYear: 'model_year',
  model: 'model',
  series: 'series',
  mechanic: 'mechanic',
  inspectedOn: 'inspected_on',
} as const satisfies FieldColumns<typeof inspectionFields, 'pdi'>;
