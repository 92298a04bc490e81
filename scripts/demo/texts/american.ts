/** Words of the trade that are spelled, or are, other ones in the United States. */
const words: Record<string, string> = {
  tyre: 'tire',
  grey: 'gray',
  colour: 'color',
  centre: 'center',
  fibre: 'fiber',
  mudguard: 'fender',
  aluminium: 'aluminum',
};

const british = new RegExp(`\\b(${Object.keys(words).join('|')})(?=(?:s|d|ed)?\\b)`, 'gi');

/** Columns with texts for people; codes, slugs and names of pictures stay as they are. */
const textColumns = new Set([
  'name',
  'model',
  'serie',
  'wording',
  'color',
  'frameSize',
  'wheelSize',
  'specs',
  'tags',
  'description',
  'description.en',
  'badge',
  'tagline',
  'terms',
  'title',
  'content',
  'message',
]);

/** An English text as it is written in the United States: "Grey tyre" is "Gray tire". */
export function inAmericanEnglish(text: string): string {
  return text.replace(british, (word) => {
    const american = words[word.toLowerCase()] ?? word;
    return /^\p{Lu}/u.test(word) ? american.charAt(0).toUpperCase() + american.slice(1) : american;
  });
}

/** Whether a column of the American sales organisation's rows holds a text to be spelled so. */
export const isAmericanText = (sorg: unknown, column: string): boolean =>
  sorg === '2000' && textColumns.has(column);
