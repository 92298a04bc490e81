/** The message for a text that breaks the rule (M008); the stray apostrophe is the specification's. */
export const notTextMessage =
  "Only number, alphabet, dot, comma, dash, slash, 'and, colon, and space are allowed";

const oneLine = /^[\p{L}\p{M}\p{N}\p{Zs}\-.,/&:]*$/u;
const manyLines = /^[\p{L}\p{M}\p{N}\p{Zs}\-.,/&:\r\n]*$/u;

/**
 * The text rule (B166, B114): letters of any script with their marks, digits, spaces, dash, dot, comma,
 * slash, ampersand and colon. Whether a text may be empty is another rule.
 * @param options `multiline` also allows line breaks
 * @returns the code of the problem, with the message {@link notTextMessage}; null for a valid text
 */
export function textProblem(
  text: string,
  { multiline = false }: { multiline?: boolean } = {},
): 'NOT_TEXT' | null {
  return (multiline ? manyLines : oneLine).test(text) ? null : 'NOT_TEXT';
}
