/** The names of a feature and of its records in the generated files, all derived from the feature's name. */
export interface FeatureNames {
  /** The folder: `workshop-notes`. */
  kebab: string;
  /** `workshopNotes`, the list in the schema. */
  camel: string;
  /** `WorkshopNotes` */
  pascal: string;
  /** One record in code: `workshopNote`. */
  one: string;
  /** `WorkshopNote`, its type. */
  One: string;
  /** `workshop_note`, its table. */
  table: string;
  /** `Workshop notes`, on the screen. */
  title: string;
  /** `workshop notes` */
  words: string;
  /** `workshop note` */
  oneWords: string;
  /** `workshop-note`, in the names of files. */
  oneKebab: string;
}

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const toCamelCase = (kebab: string) =>
  kebab.replace(/-(\w)/g, (_, letter: string) => upper(letter));

/** @throws Error with the fault of the name, in words for the user of the generator */
export function toFeatureNames(kebab: string): FeatureNames {
  if (!/^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/.test(kebab))
    throw new Error(
      `"${kebab}" is no name for a feature: write it in kebab-case, as workshop-notes`,
    );
  if (!/[^s]s$/.test(kebab))
    throw new Error(
      `"${kebab}" is no plural: a feature is named after its records, as workshop-notes`,
    );
  const oneKebab = kebab.replace(/ies$/, 'y').replace(/s$/, '');
  const camel = toCamelCase(kebab);
  const one = toCamelCase(oneKebab);
  const words = kebab.replaceAll('-', ' ');
  return {
    kebab,
    camel,
    pascal: upper(camel),
    one,
    One: upper(one),
    oneKebab,
    table: oneKebab.replaceAll('-', '_'),
    title: upper(words),
    words,
    oneWords: oneKebab.replaceAll('-', ' '),
  };
}
