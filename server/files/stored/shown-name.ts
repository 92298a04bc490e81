const maxLength = 120;

/**
 * Cleans the name a file is shown and saved under: the last part of a path, without control characters
 * and such that turn the direction of text, without what file systems refuse, at most 120 characters.
 * @param extension by the content; the one the name came with is replaced
 */
export function shownName(name: string, extension: string): string {
  const last = name.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const clean = last
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}]/gu, '')
    .replace(/[<>:"|?*;%]/g, '_')
    .replace(/\.[^.]{0,10}$/, '')
    .replace(/\s+/g, ' ')
    .replace(/^[.\s]+|(?<![.\s])[.\s]+$/g, '');
  const stem = [...clean].slice(0, maxLength - extension.length - 1).join('');
  const isReserved = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i.test(stem);
  return `${stem === '' || isReserved ? `file${stem && `-${stem}`}` : stem}.${extension}`;
}

/** The header that makes browsers save a file under its name (RFC 6266). */
export function attachment(name: string): string {
  const plain = name.replace(/[^\w. -]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
