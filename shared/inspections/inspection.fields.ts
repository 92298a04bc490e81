import type { RecordFields } from '../record-fields.ts';
import { limits } from '../validation/limits.ts';

/**
 * The fields of an inspection that are columns of its row (E662 to E673). Labels are in the client's
 * `inspections.fields.ts`, the columns in `pdi-columns.store.ts` of the server.
 */
export const inspectionFields = {
  frameNumber: { kind: 'serial' },
  articleCode: { kind: 'text', limit: 60, required: true, column: 'article' },
  description: { kind: 'text', limit: limits.text, required: true },
  brand: { kind: 'text', limit: 100, required: true },
  merchandise: { kind: 'text', limit: 60, required: true },
  modelYear: { kind: 'year' },
  model: { kind: 'text', limit: limits.text },
  series: { kind: 'text', limit: limits.text },
  mechanic: { kind: 'text', limit: 100, required: true },
  inspectedOn: { kind: 'day' },
} as const satisfies RecordFields;

export type InspectionField = keyof typeof inspectionFields;

/** The name of a field as the column of files for the ERP. */
export function toPdiColumn(name: string): string {
  const fields: RecordFields = inspectionFields;
  return fields[name]?.column ?? name;
}
