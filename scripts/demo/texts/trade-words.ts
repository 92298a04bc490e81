import { brands } from '../range/brands.ts';
import type { TextLanguage } from './languages.ts';
import { sizePhrases, specPhrases } from './trade-phrases.ts';

const makers = [...Object.keys(brands), 'Drivon'].join('|');
const code = String.raw`(?:\d[^ ]*|[A-Z]{1,3}\d?)`;
const name = String.raw`(?:(?:${makers})(?: [A-Z\d][^ ]*)*|${code})`;
const unit = '(?:mm|cm|kg|g|ml|l|bar|Wh|Nm|×)';

type Translated = Exclude<TextLanguage, 'en'>;

/** Names, codes and measures: the same in every language. */
const wordless = new RegExp(`^${name}(?: (?:${code}|${unit}))*$`);

const phrases = Object.entries({ ...specPhrases, ...sizePhrases }).map(
  ([en, [de, id, fr, ms]]) =>
    [new RegExp(`^${en.replace('{name}', `(${name})`)}$`), { de, id, fr, ms }] as const,
);

function translatePhrase(text: string, language: Translated): string {
  for (const [pattern, translated] of phrases) {
    const found = pattern.exec(text);
    if (found) return translated[language].replace('{name}', found[1] ?? '');
  }
  if (wordless.test(text)) return text;
  throw new Error(`"${text}" has no words in "${language}": add them to trade-phrases.ts.`);
}

/** Decimal comma in all but Malay; German counts teeth in full. */
function translateNotation(text: string, language: Translated): string {
  if (language === 'ms') return text;
  const numbers = text.replace(/(\d)\.(\d)/g, '$1,$2');
  return language === 'de' ? numbers.replace(/(\d)T$/, '$1 Zähne') : numbers;
}

const known: Record<Translated, Map<string, string>> = {
  de: new Map(),
  id: new Map(),
  fr: new Map(),
  ms: new Map(),
};

/**
 * A size or the value of a specification in the trade's words of a language: `Rigid, steel` is
 * `Starrgabel, Stahl`. Throws when a phrase has not been translated.
 */
export function inTradeWords(english: string, language: TextLanguage): string {
  if (language === 'en' || english === '') return english;
  const before = known[language].get(english);
  if (before !== undefined) return before;
  const words = english
    .split(', ')
    .map((phrase) => translateNotation(translatePhrase(phrase, language), language))
    .join(', ');
  known[language].set(english, words);
  return words;
}
