/** One text per language of the portal. */
export interface Texts {
  en: string;
  de: string;
  fr: string;
  id: string;
  ms: string;
}

export type TextLanguage = keyof Texts;

/** The languages distributors keep their product data in. */
export type TradeLanguage = 'en' | 'de' | 'id';

export const textLanguages: readonly TextLanguage[] = ['en', 'de', 'fr', 'id', 'ms'];

/** Five texts in the order English, German, French, Indonesian, Malay. */
export function texts(en: string, de: string, fr: string, id: string, ms: string): Texts {
  return { en, de, fr, id, ms };
}

/**
 * The columns of a text: its own in the distributor's language, `name.fr` and so on in the others. What
 * reads the same as the distributor's needs none.
 */
export function inAllLanguages<Name extends string>(
  column: Name,
  own: TextLanguage,
  words: Texts,
): Record<Name | `${Name}.${TextLanguage}`, string> {
  const others = textLanguages.map((language) => {
    const isSame = language === own || words[language] === words[own];
    return [`${column}.${language}`, isSame ? '' : words[language]];
  });
  return Object.fromEntries([[column, words[own]], ...others]);
}

/** Puts values into the `{slots}` of a text. */
export function filled(text: string, slots: Record<string, string | undefined>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = slots[name];
    if (value === undefined) throw new Error(`The text "${text}" needs ${name}.`);
    return value;
  });
}
