import * as v from 'valibot';
import { type Language, languages } from '#shared/locales.ts';
import { limits } from '#shared/validation/limits.ts';
import { atMost } from '#shared/validation/rules.ts';

/** Title and body in one language; `body` is HTML. */
interface OneText {
  title: string;
  body: string;
}

/** The texts of content in a form: one for each language, empty where there is none. */
export type ContentTexts = Record<Language, OneText>;

/** The fields of a form with texts; `language` is that of the item, whose text is required. */
export interface TextValues {
  language: Language;
  texts: ContentTexts;
}

const oneText = v.object({ title: v.pipe(v.string(), atMost(limits.text)), body: v.string() });

/** The entries of a form's schema for its texts; `textsComplete` checks what is required. */
export const textEntries = {
  language: v.picklist(languages, 'UNKNOWN_LANGUAGE'),
  texts: v.object({ de: oneText, en: oneText, fr: oneText, id: oneText, ms: oneText }),
};

type Part = keyof OneText;

/** Finds the parts of texts that are missing: both in the own language, and the other part in every other language. */
function findMissing({ language, texts }: TextValues): { language: Language; part: Part }[] {
  return languages.flatMap((one) => {
    const { title, body } = texts[one];
    if (one !== language && title.trim() === '' && body === '') return [];
    return (['title', 'body'] as const)
      .filter((part) => texts[one][part].trim() === '')
      .map((part) => ({ language: one, part }));
  });
}

/** A check of a form's schema: texts are complete in the own language, and in all others that are begun. */
export const textsComplete = <Values extends TextValues>() =>
  v.rawCheck<Values>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    for (const { language, part } of findMissing(dataset.value))
      addIssue({ message: 'REQUIRED', path: toPath(dataset.value, ['texts', language, part]) });
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

export const hasText = ({ title, body }: OneText): boolean => title.trim() !== '' || body !== '';

/** The languages that have a text. */
export const findWritten = (texts: ContentTexts): Language[] =>
  languages.filter((language) => hasText(texts[language]));

/** Texts of a form without any yet, in a language. */
export const noTexts = (language: Language): TextValues => ({ language, texts: emptyTexts() });

function emptyTexts(): ContentTexts {
  const empty = () => ({ title: '', body: '' });
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
  stored: readonly ({ language: string } & OneText)[],
  fallback: Language,
): TextValues {
  const texts = emptyTexts();
  for (const { language, title, body } of stored) {
    const known = isLanguage(language) ? language : fallback;
    if (!hasText(texts[known])) texts[known] = { title, body };
  }
  const own = stored[0]?.language ?? fallback;
  return { language: isLanguage(own) ? own : fallback, texts };
}

/** Returns the texts in other languages than the own one, as the server takes them. */
export const toTranslations = ({ language, texts }: TextValues) =>
  findWritten(texts)
    .filter((one) => one !== language)
    .map((one) => ({ language: one, title: texts[one].title, body: texts[one].body }));

/**
 * Returns the field of a form for a field of the server that is about its texts; null for others.
 * @param field such as `input.title` or `input.translations.0.body`
 */
export function toTextField(field: string, values: TextValues): string | null {
  const [, name = '', at = '', part = ''] = field.split('.');
  const parts: Record<string, Part> = { title: 'title', body: 'body', content: 'body' };
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
