import type { FileDraft } from '#src/offline/file-draft.ts';
import type { FormDraft } from './use-form-draft.ts';

/**
 * The draft of a form with files, as the form takes it: only values of the kinds that the form has, as another version
 * of the app may have kept it.
 * @param empty the values that the form begins with
 * @param places the fields with one file each, of which the newest counts: another one may have been kept shortly before
 *   the page was closed
 */
export function toKeptFileDraft<Values extends object>(
  draft: FileDraft,
  empty: Values,
  places: readonly (keyof Values & string)[],
): FormDraft<Values & Record<string, unknown>>['kept'] {
  const fits = (found: unknown, value: unknown) =>
    typeof found === typeof value && Array.isArray(found) === Array.isArray(value);
  const newestOf = (name: string, value: unknown) =>
    Array.isArray(value) && places.some((place) => place === name) ? value.slice(-1) : value;
  return {
    read() {
      const found = draft.read();
      return (
        found &&
        (Object.fromEntries(
          Object.entries(empty).flatMap(([name, value]) =>
            fits(found[name], value) ? [[name, newestOf(name, found[name])]] : [],
          ),
        ) as Partial<Values & Record<string, unknown>>)
      );
    },
    readId: draft.readId,
    keep: (typed) => draft.keep(typed),
  };
}
