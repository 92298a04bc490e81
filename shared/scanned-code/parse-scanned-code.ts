// What a scanner, a camera or a sticker gives is more than a bare number: symbology identifiers, GS1 elements, links,
// labels and several fields in one text. Its structure is read here, before anything is normalised for comparing. What
// a code means for an article or a frame is in article-codes.ts and in shared/serials/read-serials.ts.

import { shortenGtin } from '#shared/ean.ts';
import {
  type Gs1Element,
  gtinAis,
  listInner,
  readBracketed,
  readUnbracketed,
  separator,
  withoutDays,
} from './gs1-elements.ts';
import { readLabel } from './read-label.ts';
import { readLink } from './read-link.ts';

/** The most characters of a text that is read; longer ones are no code. */
const mostScannedCharacters = 1_000;

export interface ScannedCode {
  /** The text without the symbology identifier and the signs around it. */
  text: string;
  /** `plain` has no structure: it is a number, a code or words. */
  kind: 'plain' | 'elements' | 'link' | 'labelled';
  /** The GTINs that it names, as EAN-13 or EAN-8 where they are of single pieces. */
  gtins: string[];
  /** What it names as serial numbers; alternatives when `isCertain` is false. */
  serials: string[];
  /** What it names as codes of an article. */
  articles: string[];
  /** Its other texts, which may be a number or a code, the most likely first. */
  parts: string[];
  /** Whether nothing of it had to be guessed. */
  isCertain: boolean;
}

/** How keyboard scanners and their settings write the separator, which no keyboard has. */
const writtenSeparators = /[<{[]GS[>}\]]|[<{[]FNC1[>}\]]|\\x1d|\\u001d/giu;
/** The controls FS, GS, RS and EOT. */
const controls = ['\u001C', '\u001D', '\u001E', '\u0004'];
/** Symbology identifiers (ISO/IEC 15424) of codes with GS1 elements. */
const gs1Identifiers = /^\](?:C1|e[0-3]|d2|Q3|J1)/;
const anyIdentifier = /^\][A-Za-z][0-9A-Za-z]/;
const fieldSeparators = /[\u241D\n\r\t;,|]+/;
/** The envelope of ISO/IEC 15434: format 05 has GS1 elements, the fields of 06 begin with a data identifier. */
const envelope = /^\[\)>[\s\u241D]*0?([56])[\s\u241D]/;
/** Signs around a code, which readers and clipboards add; the separator in front of it has a meaning. */
const isAround = (sign: string | undefined) =>
  sign !== undefined && sign !== separator && (sign <= ' ' || /[\s\u200B\uFEFF]/.test(sign));

const unifySeparators = (text: string) =>
  controls
    .reduce((all, control) => all.replaceAll(control, separator), text)
    .replace(writtenSeparators, separator);

function trimSigns(text: string): string {
  let [start, end] = [0, text.length];
  while (isAround(text[start])) start += 1;
  while (end > start && (isAround(text[end - 1]) || text[end - 1] === separator)) end -= 1;
  return text.slice(start, end);
}

const nothing: Omit<ScannedCode, 'text' | 'kind' | 'isCertain'> = {
  gtins: [],
  serials: [],
  articles: [],
  parts: [],
};

/** Reads the structure of a text that was scanned, pasted or typed. */
export function parseScannedCode(scanned: string): ScannedCode {
  if (scanned.length > mostScannedCharacters)
    return { ...nothing, text: '', kind: 'labelled', isCertain: false };
  const whole = trimSigns(unifySeparators(scanned));
  const isGs1 = gs1Identifiers.test(whole) || whole.startsWith(separator);
  // Some readers send the start and the stop of a Code 39 too.
  const text = trimSigns(whole.replace(anyIdentifier, '')).replace(/^\*([^*]+)\*$/, '$1');
  const [head, format] = envelope.exec(text) ?? [];
  if (head && format === '5') return parseScannedCode(separator + text.slice(head.length));
  if (head) return readEnvelope(text, text.slice(head.length));
  const link = readLink(text);
  if (link) {
    const { elements, parts, serials } = link;
    if (elements.length === 0)
      return { ...nothing, text, kind: 'link', parts, serials, isCertain: serials.length > 0 };
    return { ...readElements(elements, true), text, kind: 'link' };
  }
  const bracketed = readBracketed(text);
  if (bracketed) return { ...readElements(bracketed.elements, true), text, kind: 'elements' };
  // Without a sign of GS1, only a GTIN with the right check digit shows that digits are elements.
  const found = isGs1 || /^0[1-3]\d{14}/.test(text) ? readUnbracketed(toElements(text)) : null;
  if (found && (isGs1 || found.elements.some(({ ai }) => gtinAis.includes(ai))))
    return { ...readElements(found.elements, found.isCertain), text, kind: 'elements' };
  return readFields(text);
}

/** Signs that no GS1 data have are separators too: scanners are set to send one of them. */
const toElements = (text: string) => text.replace(/[|~^@#$\\`{}[\]]/g, separator);

function readElements(elements: readonly Gs1Element[], isCertain: boolean) {
  const valuesOf = (...ais: string[]) =>
    elements.flatMap(({ ai, value }) => (ais.includes(ai) ? [value] : []));
  const serials = valuesOf('21', '250');
  const guesses = isCertain
    ? []
    : elements.flatMap(({ value }) => [withoutDays(value), ...listInner(value)]);
  return {
    gtins: valuesOf(...gtinAis).map(shortenGtin),
    serials,
    articles: valuesOf('240', '241'),
    parts: [...guesses.filter((guess) => !serials.includes(guess)), ...valuesOf('8004')],
    isCertain,
  };
}

/** Reads the fields of an envelope of format 06: S is a serial number, 1P the maker's code of an article. */
function readEnvelope(text: string, content: string): ScannedCode {
  const fields = content.split(separator);
  const valuesOf = (identifier: string) =>
    fields.flatMap((field) =>
      field.startsWith(identifier) ? [field.slice(identifier.length)] : [],
    );
  return {
    ...nothing,
    text,
    kind: 'labelled',
    isCertain: true,
    serials: valuesOf('S'),
    articles: valuesOf('1P'),
  };
}

/** Reads fields with labels, such as "S/N AB12; Model X"; a text without a label is plain. */
function readFields(text: string): ScannedCode {
  const fields = text.split(fieldSeparators).map((field) => field.trim());
  const filled = fields.filter(Boolean);
  const labels = filled.flatMap((field) => readLabel(field) ?? []);
  // "SN-12345" is rather a number that begins with these letters.
  const isPlain = labels.every(({ isSure }) => !isSure);
  if (isPlain && filled.length < 2)
    return { ...nothing, text: filled[0] ?? '', kind: 'plain', isCertain: true };
  const serials = labels.filter(({ kind }) => kind !== 'article');
  return {
    ...nothing,
    text,
    kind: 'labelled',
    serials: serials.map(({ rest }) => rest),
    articles: labels.filter(({ kind }) => kind !== 'serial').map(({ rest }) => rest),
    parts: [
      ...filled.filter((field) => !readLabel(field)),
      ...filled.filter((field) => readLabel(field)?.mayBelong),
    ],
    isCertain: serials.length > 0 && serials.every(({ isSure }) => isSure),
  };
}
