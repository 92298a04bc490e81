import type { SelectOption } from '#src/ui/fields/select-field.tsx';

/** The options of a choice of organisations. */
export const toSorgOptions = (sorgs: readonly { sorg: string; name: string }[]): SelectOption[] =>
  sorgs.map(({ sorg, name }) => ({ value: sorg, label: `${sorg} ${name}` }));

/** Adds a chosen value that is not offered, or not yet. */
export function withChosen(options: readonly SelectOption[], chosen: string): SelectOption[] {
  const isOffered = chosen === '' || options.some(({ value }) => value === chosen);
  return isOffered ? [...options] : [...options, { value: chosen, label: chosen }];
}

/** Returns the options of chosen ids; one that is not offered, or not yet, is shown under its id. */
export const listChosen = <Choice extends { value: string; label: string }>(
  ids: readonly string[],
  options: readonly Choice[],
): (Choice | { value: string; label: string })[] =>
  ids.map((id) => options.find(({ value }) => value === id) ?? { value: id, label: id });
