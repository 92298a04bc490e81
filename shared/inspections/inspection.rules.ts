/** The kind of answer that a mechanic enters at a point: a mark, a value such as a torque, or a photo. */
export type PointAnswer = 'check' | 'value' | 'photo';

/** A point of an inspection as it was filled in. */
export interface FilledPoint {
  checklistId: number;
  checked: boolean;
  value: string;
  /** How many photos it has. */
  photos: number;
}

/** The files of an inspection: the photos of its points, and the signature of the mechanic. */
export const inspectionFiles = {
  purpose: 'inspections/photo',
  maxBytes: 10_000_000,
  /** Photos of one inspection. */
  most: 10,
  mostSignatureBytes: 50_000,
} as const;

/** Most characters of a measured value. */
export const mostValueCharacters = 100;

/** Why an inspection does not fit its list, and the place of the point among the filled ones; null for the whole. */
export interface ChecklistProblem {
  code: 'CHECKLIST_INCOMPLETE';
  at: number | null;
}

/**
 * Checks the points of an inspection by its list (B239): each point of the list exactly once, and no other one. A
 * checked point has the value or the photo that the list asks for.
 * @returns null when nothing is wrong with them
 */
export function validateChecklist(
  list: readonly { checklistId: number; answer: PointAnswer }[],
  filled: readonly FilledPoint[],
): ChecklistProblem | null {
  const open = new Map(list.map(({ checklistId, answer }) => [checklistId, answer]));
  if (open.size === 0) return { code: 'CHECKLIST_INCOMPLETE', at: null };
  for (const [at, point] of filled.entries()) {
    const answer = open.get(point.checklistId);
    if (answer === undefined || (point.checked && !hasAnswer(answer, point)))
      return { code: 'CHECKLIST_INCOMPLETE', at };
    open.delete(point.checklistId);
  }
  return open.size > 0 ? { code: 'CHECKLIST_INCOMPLETE', at: null } : null;
}

function hasAnswer(answer: PointAnswer, { value, photos }: FilledPoint): boolean {
  if (answer === 'value') return value.trim() !== '';
  return answer === 'check' || photos > 0;
}

/** How many points of an inspection are done. */
export const countDone = (points: readonly { checked: boolean }[]): number =>
  points.filter(({ checked }) => checked).length;

/** Whether all points of an inspection are done. */
export const isFinished = (points: readonly { checked: boolean }[]): boolean =>
  points.length > 0 && points.every(({ checked }) => checked);
