import { getCartonContent, isGtin, shortenGtin } from '#shared/ean.ts';
import { parseScannedCode } from './parse-scanned-code.ts';

/** The codes that a text may mean when an article is looked up. */
export interface ArticleCodes {
  /** The most likely first, at most six; without the text itself, and empty for a plain code. */
  codes: string[];
  /** EANs of the pieces in the carton whose code it is. How many there are is not in the code. */
  contents: string[];
}

const mostCodes = 6;
/** No code of an article is longer. */
const longest = 100;

/** Reads the codes of an article in a text that was typed, pasted or scanned. */
export function readArticleCodes(typed: string): ArticleCodes {
  const { kind, text, gtins, articles, parts } = parseScannedCode(typed);
  const plain = isGtin(text) ? shortenGtin(text) : text;
  const named = kind === 'plain' ? [plain] : [...gtins, ...articles];
  const contents = named.flatMap((code) => getCartonContent(code) ?? []);
  const codes = [...named, ...(kind === 'link' ? parts : [])].filter(
    (code) => code !== typed.trim() && code !== '' && code.length <= longest,
  );
  return { codes: [...new Set(codes)].slice(0, mostCodes), contents };
}
