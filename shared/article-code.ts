/**
 * A code as it is compared: without blanks, dots and dashes of any script, full-width letters as
 * plain ones, in small letters. "KT 11.S-B" and "kt11sb" are one code. May be empty.
 */
export function codeKey(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\s.\p{Pd}\p{Cc}\p{Cf}]/gu, '')
    .toLowerCase();
}

/** A code as articles usually have it: in capitals and without blanks. */
export const plainCode = (text: string): string => text.replaceAll(/\s/g, '').toUpperCase();
