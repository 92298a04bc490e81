/** The dangers that stop the sale of a bike unless staff overrule them. */
export const dangers = ['RECALLED', 'STOLEN'] as const;
export type Danger = (typeof dangers)[number];

/** Lists the dangers of a bike: open recalls, and a theft only when the distributor's own register has the number itself. */
export function dangersOf({
  recalls,
  stolen,
}: {
  recalls: readonly { done: boolean }[];
  stolen: { isOurs: boolean; lookalike?: string | null } | null;
}): Danger[] {
  return [
    ...(recalls.some(({ done }) => !done) ? (['RECALLED'] as const) : []),
    ...(stolen?.isOurs && !stolen.lookalike ? (['STOLEN'] as const) : []),
  ];
}
