/** Returns the statuses that every one of some claims may be given, in the order of the first list. */
export function findCommonStatuses<Status extends { id: string }>(
  ofEach: readonly (readonly Status[])[],
): Status[] {
  const [first = [], ...others] = ofEach;
  return first.filter(({ id }) => others.every((list) => list.some((one) => one.id === id)));
}
