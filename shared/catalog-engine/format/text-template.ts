/** Means "the text is the first part, unchanged". */
const first = '\u0001';

/**
 * A text with its parts taken out, so that texts made alike become the same: in `B-12.png` of article
 * B-12 the code is taken out. Part `i` leaves the character i + 1; a text that has such characters
 * itself stays as it is behind a 0.
 */
export function toTemplate(text: string, parts: readonly string[]): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  if (/[\0-\u0008]/.test(text)) return `\0${text}`;
  let template = text;
  parts.forEach((part, at) => {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    if (part.length > 1 && !/[\0-\u0008]/.test(part))
      template = template.replace(part, () => String.fromCharCode(at + 1));
  });
  return template;
}

/** The text that toTemplate took apart. */
export function filled(template: string, parts: readonly string[]): string {
  if (template === first) return parts[0] as string;
  if (template.startsWith('\0')) return template.slice(1);
  let text = template;
  for (let part = 0; part < parts.length; part++) {
    const at = text.indexOf(String.fromCharCode(part + 1));
    if (at !== -1) text = text.slice(0, at) + parts[part] + text.slice(at + 1);
  }
  return text;
}

/**
 * Returns the template of a text that spreads out a code, such as `40-0012` for code 400012: each letter
 * of the code, in order, is replaced by the character 1. Null when the text is not of this form.
 */
export function toSpreadTemplate(text: string, code: string): string | null {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  if (/[\0-\u0008]/.test(text)) return null;
  let [at, template] = [0, ''];
  for (const letter of text) {
    if (at < code.length && letter === code[at]) {
      template += '\u0002';
      at++;
    } else template += letter;
  }
  return at === code.length ? template : null;
}

/** The text that toSpreadTemplate took apart. */
export function spread(template: string, code: string): string {
  let at = 0;
  return template.replaceAll('\u0002', () => code[at++] ?? '');
}

/** A text as it is usual in addresses: small letters and digits, hyphens between them. */
export function slugged(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
