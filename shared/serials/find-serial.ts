// Stickers and their codes hold more than the bare number: a link, GS1 elements, a label. Removing their
// signs would make another, plausible number of them, and "not reported as stolen" would be said of a
// number that no bike has.

/** The sign between two GS1 elements, as scanners send FNC1. */
const separator = '\u001D';
/** AIM symbology identifiers that scanners send before a code: `]C1`, `]d2`, `]Q3`. */
const symbology = /^\][A-Za-z][0-9A-Za-z]/;

/** Labels in the languages of the portal, without their signs and blanks; longer ones first. */
const labels = [
  'framenumber',
  'serialnumber',
  'rahmennummer',
  'seriennummer',
  'numerodecadre',
  'numerodeserie',
  'nomorrangka',
  'nomorseri',
  'nomborrangka',
  'nomborsiri',
  'rahmennr',
  'seriennr',
  'frameno',
  'serialno',
  'ndecadre',
  'ndeserie',
  'norangka',
  'noseri',
  'nosiri',
  'serial',
  'rahmen',
  'frame',
  'cadre',
  'serie',
  'rangka',
  'seri',
  'siri',
  'sn',
];

/**
 * Finds the number in the text of a sticker or of its code: in the element 21 of GS1, in a link, or behind
 * a label. A bare number is returned as it is.
 * @returns null where a link or GS1 elements hold no number
 */
export function findSerial(text: string): string | null {
  const read = text.trim().replace(symbology, '').trim();
  if (read.includes('://') || /^www\./i.test(read)) return findInLink(read);
  const elements = read.startsWith('(') ? findInBrackets(read) : findInElements(read);
  if (elements !== undefined) return elements;
  return removeLabel(read);
}

function findInLink(text: string): string | null {
  const url = URL.parse(text.includes('://') ? text : `https://${text}`);
  if (!url) return null;
  const named = [...url.searchParams].find(([name]) => /^(21|sn|s|id|serial|frame)/i.test(name));
  if (named) return toNumber(named[1]);
  const parts = url.pathname.split('/').filter(Boolean).map(decodePart);
  const serialAt = parts.indexOf('21');
  return toNumber((serialAt >= 0 ? parts[serialAt + 1] : parts.at(-1)) ?? '');
}

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Every number has a digit; a word of an address is none. */
const toNumber = (part: string): string | null => (/\d/.test(part) ? part : null);

/** `(01)04006381333931(21)ALC1`; undefined where no element is in brackets. */
function findInBrackets(text: string): string | null | undefined {
  const at = text.indexOf('(21)');
  if (at >= 0) return text.slice(at + 4).split('(')[0] || null;
  return text.startsWith('(01)') ? null : undefined;
}

/** `0104006381333931` and `21ALC1` without brackets; undefined for a text without a GTIN in front. */
function findInElements(text: string): string | null | undefined {
  const plain = text.startsWith(separator) ? text.slice(1) : text;
  if (!/^01\d{14}/.test(plain) || !isGtin14(plain.slice(2, 16)))
    return text.includes(separator) ? null : undefined;
  const rest = plain.slice(16).split(separator).filter(Boolean);
  const element = rest.find((one) => one.startsWith('21'));
  return element ? element.slice(2) : null;
}

/** Whether 14 digits end with their check digit. */
function isGtin14(digits: string): boolean {
  const sum = [...digits].reduce(
    (all, digit, at) => all + Number(digit) * (at % 2 === 0 ? 3 : 1),
    0,
  );
  return sum % 10 === 0;
}

/** Takes a label off: `S/N ALC1`, `Rahmen-Nr.: ALC1`, `N° de cadre ALC1`. */
function removeLabel(text: string): string {
  const toLetters = (part: string) =>
    part
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^a-z]/g, '');
  const colon = Math.max(text.indexOf(':'), text.indexOf('#'));
  if (colon > 0 && labels.includes(toLetters(text.slice(0, colon)))) return text.slice(colon + 1);
  const words = text.split(/\s+/);
  // The longest beginning of words that is a label, such as "N° de cadre".
  for (let count = Math.min(4, words.length - 1); count > 0; count -= 1) {
    const label = words.slice(0, count).join(' ');
    if (!/\d/.test(label) && labels.includes(toLetters(label))) return words.slice(count).join(' ');
  }
  return text;
}
