import * as v from 'valibot';
import { type Language, languages } from '#shared/locales.ts';
import { limits } from '#shared/validation/limits.ts';
import { atMost } from '#shared/validation/rules.ts';

/** Title, subtitle and body in one language; `body` is HTML. A part that a kind of content does not have is empty. */
interface OneText {
  title: string;
  subtitle: string;
  body: string;
}

/** The parts of texts. */
export type TextPart = keyof OneText;

/** The texts of content in a form: one for each language, empty where there is none. */
export type ContentTexts = Record<Language, OneText>;

/** The fields of a form with texts; `language` is that of the item, whose text is required. */
export interface TextValues {
  language: Language;
  texts: ContentTexts;
}

const line = v.pipe(v.string(), atMost(limits.text));
const oneText = v.object({ title: line, subtitle: v.optional(line, ''), body: v.string() });

/** The entries of a form's schema for its texts; `textsComplete` checks what is required. */
export const textEntries = {
  language: v.picklist(languages, 'UNKNOWN_LANGUAGE'),
  texts: v.object({ de: oneText, en: oneText, fr: oneText, id: oneText, ms: oneText }),
};

/**
 * A check of a form's schema: texts are complete in the own language, and in all others that are begun.
 * @param parts those that every text needs
 */
export const textsComplete = <Values extends TextValues>(
  parts: readonly TextPart[] = ['title', 'body'],
) =>
  v.rawCheck<Values>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { language, texts } = dataset.value;
    for (const one of new Set([language, ...findWritten(texts)]))
      for (const part of parts)
        if (texts[one][part].trim() === '')
          addIssue({ message: 'REQUIRED', path: toPath(dataset.value, ['texts', one, part]) });
  });

/** The path of an issue, as valibot wants it. */
export function toPath(
  root: unknown,
  keys: readonly (string | number)[],
): [v.IssuePathItem, ...v.IssuePathItem[]] {
  let input = root as Record<string | number, unknown>;
  const items = keys.map((key): v.IssuePathItem => {
    const item = { type: 'unknown', origin: 'value', input, key, value: input[key] } as const;
    input = input[key] as typeof input;
    return item;
  });
  return items as [v.IssuePathItem, ...v.IssuePathItem[]];
}

export const hasText = (text: OneText): boolean =>
  Object.values(text).some((part: string) => part.trim() !== '');

/** The languages that have a text. */
export const findWritten = (texts: ContentTexts): Language[] =>
  languages.filter((language) => hasText(texts[language]));

/** Texts of a form without any yet, in a language. */
export const noTexts = (language: Language): TextValues => ({ language, texts: emptyTexts() });

function emptyTexts(): ContentTexts {
  const empty = (): OneText => ({ title: '', subtitle: '', body: '' });
  return { de: empty(), en: empty(), fr: empty(), id: empty(), ms: empty() };
}

const isLanguage = (language: string | null): language is Language =>
  languages.some((one) => one === language);

/**
 * Returns the texts of a record as its form has them.
 * @param stored the own one first
 * @param fallback the language of a text of the feed whose language is not known
 */
export function toTextValues(
  stored: readonly ({ language: string; title: string } & Partial<OneText>)[],
  fallback: Language,
): TextValues {
  const texts = emptyTexts();
  for (const { language, title, subtitle = '', body = '' } of stored) {
    const known = isLanguage(language) ? language : fallback;
    if (!hasText(texts[known])) texts[known] = { title, subtitle, body };
  }
  const own = stored[0]?.language ?? fallback;
  return { language: isLanguage(own) ? own : fallback, texts };
}

/** Returns the texts in other languages than the own one, as the server takes them. */
export const toTranslations = ({ language, texts }: TextValues) =>
  findWritten(texts)
    .filter((one) => one !== language)
    .map((one) => {
      const { title, subtitle, body } = texts[one];
      return { language: one, title, ...(subtitle && { subtitle }), ...(body && { body }) };
    });

/**
 * Returns the field of a form for a field of the server that is about its texts; null for others.
 * @param field such as `input.title` or `input.translations.0.body`
 */
export function toTextField(field: string, values: TextValues): string | null {
  const [, name = '', at = '', part = ''] = field.split('.');
  const parts: Record<string, TextPart> = {
    title: 'title',
    name: 'title',
    subtitle: 'subtitle',
    body: 'body',
    content: 'body',
  };
  const own = parts[name];
  if (own) return `texts.${values.language}.${own}`;
  if (name !== 'translations') return null;
  const translation = toTranslations(values)[Number(at)];
  if (!translation) return 'language';
  return `texts.${translation.language}.${parts[part] ?? 'title'}`;
}

/** Returns the text that a reader of a language is shown, and its language: the own one where theirs is missing. */
export function findShownText({ language, texts }: TextValues, reader: Language) {
  const shown = hasText(texts[reader]) ? reader : language;
  return { language: shown, isFallback: shown !== reader, ...texts[shown] };
}
