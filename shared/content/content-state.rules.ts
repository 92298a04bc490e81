/** The states of content (reading 103). */
export const contentStates = ['draft', 'scheduled', 'live', 'over', 'deleted'] as const;

export type ContentState = (typeof contentStates)[number];

/** The values that decide the state of content; days are YYYY-MM-DD. */
export interface Validity {
  validFrom: string;
  validTo: string;
  published: boolean;
  deletedAt: string | null;
}

/** Returns the state of content on a day; its last day is included (readings 98 and 103). */
export function getContentState(
  { validFrom, validTo, published, deletedAt }: Validity,
  day: string,
): ContentState {
  if (deletedAt !== null) return 'deleted';
  if (!published) return 'draft';
  if (day < validFrom) return 'scheduled';
  return day > validTo ? 'over' : 'live';
}
