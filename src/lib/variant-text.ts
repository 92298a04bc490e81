interface Variant {
  name?: string | null;
  frameSize?: string | null;
  wheelSize?: string | null;
  color?: { name: string } | string | null;
}

/** Whether a text contains another as whole words: "Mountain" does not contain "M". */
function saysWord(text: string, part: string): boolean {
  const isWord = (letter: string | undefined) =>
    letter !== undefined && /[\p{L}\p{N}]/u.test(letter);
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + 1))
    if (!isWord(text[at - 1]) && !isWord(text[at + part.length])) return true;
  return false;
}

/**
 * Colour and size of an article in words, without what the text beside them says already.
 * @param beside the article's name by default; '' where its name is not shown
 */
export function variantText(article: Variant, beside = article.name ?? ''): string {
  const { color } = article;
  const said = beside.toLowerCase();
  return [typeof color === 'string' ? color : color?.name, article.frameSize ?? article.wheelSize]
    .filter((part) => part && !saysWord(said, part.toLowerCase()))
    .join(', ');
}

/** An article's name with its colour and size. */
export function fullName(article: Variant): string {
  return [article.name, variantText(article)].filter(Boolean).join(', ');
}
