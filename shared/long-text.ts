/** Announcements with more characters collapse where there is little room (C021). */
const longest = 400;

/** Whether a text has more than 400 characters, as a reader counts them: an emoji is one (B124). */
export function isLongText(text: string): boolean {
  return [...text.replace(/\s+/g, ' ').trim()].length > longest;
}
