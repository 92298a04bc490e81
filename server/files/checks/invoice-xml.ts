import { findUtf16 } from '#server/lib/xml.ts';

/** Roots of the e-invoices that travel in PDFs: Factur-X, ZUGFeRD, Order-X, UBL (XRechnung). */
const roots = new Set([
  'CrossIndustryInvoice',
  'CrossIndustryDocument',
  'SCRDMCCBDACIOMessageStructure',
  'Invoice',
  'CreditNote',
]);

/** The text of an XML document in UTF-8, UTF-16 or a superset of ASCII, without its byte order mark. */
const toText = (bytes: Uint8Array): string =>
  new TextDecoder(findUtf16(bytes) ?? 'utf-8').decode(bytes);

/**
 * The name of the root element, without its prefix. Before it there may be declarations, instructions, comments and
 * blanks, in any number; a document type may not. Null for a text that begins in another way.
 */
function rootOf(text: string): string | null {
  let at = 0;
  for (;;) {
    while (at < text.length && ' \t\r\n'.includes(text[at] ?? '')) at += 1;
    const end = text.startsWith('<?', at) ? '?>' : text.startsWith('<!--', at) ? '-->' : null;
    if (end === null) break;
    const closes = text.indexOf(end, at + (end === '?>' ? 2 : 4));
    if (closes < 0) return null;
    at = closes + end.length;
  }
  const tag = /^<([^\s<>/&"'=!?]{1,100})[\s/>]/.exec(text.slice(at, at + 110))?.[1];
  return tag === undefined ? null : tag.slice(tag.indexOf(':') + 1);
}

/** Whether bytes are the XML of an e-invoice, by their root element. */
export function isInvoiceXml(bytes: Uint8Array): boolean {
  return roots.has(rootOf(toText(bytes)) ?? '');
}

/** What browsers would run or load when the file is opened: pages, drawings, and style sheets. */
const activeXml = /w3\.org\/(?:1999\/xhtml|2000\/svg|1999\/XSL)|xml-stylesheet|<!DOCTYPE/i;

/** Whether bytes are XML that only holds data, such as what a distributor's system adds to an e-invoice. */
export function isDataXml(bytes: Uint8Array): boolean {
  const text = toText(bytes);
  if (rootOf(text) === null) return false;
  const plain = text.replace(/&#(x?)([\da-f]{1,8});/gi, (_, isHex, digits) =>
    String.fromCharCode(Number.parseInt(digits, isHex ? 16 : 10)),
  );
  return !activeXml.test(plain);
}
