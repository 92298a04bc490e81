import { isGtin } from '#shared/ean.ts';
import type { Gs1Element } from './gs1-elements.ts';
import { isSerialWord } from './read-label.ts';

export interface ReadLink {
  /** The elements of a GS1 Digital Link; empty for another link. */
  elements: Gs1Element[];
  /** The values of the query and the fragment that it names as serial numbers. */
  serials: string[];
  /** The texts of the path, the query and the fragment, the most likely number first. */
  parts: string[];
}

/** The words that GS1 Digital Links had instead of AIs before version 1.1. */
const aiOfWord: Readonly<Record<string, string>> = { gtin: '01', ser: '21', lot: '10', cpv: '22' };
/** AIs of a key, and those that may follow it in a path. */
const ais = new Set(['01', '02', '03', '10', '21', '22', '235', '240', '241', '250', '8004']);

/** A host without `https:`, as stickers print it: labels with dots between them, and a path. */
const bareHost = /^(?:\/\/)?(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?[/?#]./i;

function toUrl(text: string): URL | null {
  const isWhole = /^[a-z][a-z0-9+.-]*:\/\//i.test(text);
  if (!isWhole && !bareHost.test(text)) return null;
  return URL.parse(isWhole ? text : `https://${text.replace(/^\/\//, '')}`);
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Reads a link, and the GS1 elements of a GS1 Digital Link; null for another text. */
export function readLink(text: string): ReadLink | null {
  if (/\s/.test(text)) return null;
  if (/^urn:epc:/i.test(text)) return readEpc(text);
  const url = toUrl(text);
  if (!url) return null;
  const path = url.pathname.split('/').filter(Boolean).map(decode);
  const query = [...url.searchParams];
  const [hashPath = '', hashQuery = ''] = url.hash.slice(1).split('?');
  const inHash = hashPath.split(/[/&=]/).filter(Boolean).map(decode);
  const hashed = [...new URLSearchParams(hashQuery || hashPath)];
  const isNamed = (word: string) => word === '21' || isSerialWord(word.replace(/[-_]/g, ''));
  return {
    elements: readDigitalLink(path, query),
    serials: [...query, ...hashed].flatMap(([word, value]) =>
      isNamed(word) && /\d/.test(value) ? [value] : [],
    ),
    // Numbers are at the end of a path rather than at its beginning.
    parts: [
      ...path.toReversed(),
      ...query.map(([, value]) => value),
      ...inHash,
      ...hashed.map(([, value]) => value),
    ],
  };
}

/** Reads the pairs of AI and data of a path that has a GTIN, and those of the query. */
function readDigitalLink(
  path: readonly string[],
  query: readonly [string, string][],
): Gs1Element[] {
  const toAi = (word: string) => aiOfWord[word.toLowerCase()] ?? word;
  const start = path.findIndex((word, at) => toAi(word) === '01' && isGtin(path[at + 1] ?? ''));
  if (start === -1) return [];
  const elements: Gs1Element[] = [];
  for (let at = start; at + 1 < path.length; at += 2)
    elements.push({ ai: toAi(path[at] as string), value: path[at + 1] as string });
  for (const [word, value] of query) elements.push({ ai: toAi(word), value });
  return elements.filter(({ ai, value }) => ais.has(ai) && value !== '');
}

/** Reads an EPC of an article with its serial number, as RFID readers send it: urn:epc:id:sgtin:4006381.033393.AB12 */
function readEpc(text: string): ReadLink {
  const [, company, item, serial] =
    /^urn:epc:(?:id:sgtin|tag:sgtin-\d+:\d):(\d{6,12})\.(\d{1,7})\.([^.]{1,40})$/i.exec(text) ?? [];
  if (!company || !item || !serial) return { elements: [], serials: [], parts: [] };
  return { elements: [{ ai: '21', value: decode(serial) }], serials: [], parts: [] };
}
