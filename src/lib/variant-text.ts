interface Variant {
  name: string;
  frameSize?: string | null;
  wheelSize?: string | null;
  color?: { name: string } | null;
}

/** Colour and size of an article in words, without what its name says already. */
export function variantText(article: Variant): string {
  const name = article.name.toLowerCase();
  return [article.color?.name, article.frameSize ?? article.wheelSize]
    .filter((part) => part && !name.includes(part.toLowerCase()))
    .join(', ');
}

/** An article's name with its colour and size. */
export function fullName(article: Variant): string {
  return [article.name, variantText(article)].filter(Boolean).join(', ');
}
