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

/** Puts values into the `{slots}` of a text. */
export function filled(text: string, slots: Record<string, string | undefined>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = slots[name];
    if (value === undefined) throw new Error(`The text "${text}" needs ${name}.`);
    return value;
  });
}
