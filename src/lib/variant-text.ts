interface Variant {
  name: string;
  frameSize?: string | null;
  wheelSize?: string | null;
  color?: { name: string } | null;
}

/** Whether a text contains another as whole words: "Mountain" does not contain "M". */
function saysWord(text: string, part: string): boolean {
  const isWord = (letter: string | undefined) =>
    letter !== undefined && /[\p{L}\p{N}]/u.test(letter);
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + 1))
    if (!isWord(text[at - 1]) && !isWord(text[at + part.length])) return true;
  return false;
}

/** Colour and size of an article in words, without what its name says already. */
export function variantText(article: Variant): string {
  const name = article.name.toLowerCase();
  return [article.color?.name, article.frameSize ?? article.wheelSize]
    .filter((part) => part && !saysWord(name, part.toLowerCase()))
    .join(', ');
}

/** An article's name with its colour and size. */
export function fullName(article: Variant): string {
  return [article.name, variantText(article)].filter(Boolean).join(', ');
}
