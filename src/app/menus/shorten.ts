/** A text of at most `length` characters; a longer one ends in an ellipsis (C018). */
export function shorten(text: string, length: number): string {
  const characters = [...text];
  return characters.length <= length ? text : `${characters.slice(0, length - 1).join('')}…`;
}
