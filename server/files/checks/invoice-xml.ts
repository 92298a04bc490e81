/** Roots of the e-invoices that travel in PDFs: Factur-X, ZUGFeRD, Order-X, UBL (XRechnung). */
const roots = new Set([
  'CrossIndustryInvoice',
  'CrossIndustryDocument',
  'SCRDMCCBDACIOMessageStructure',
  'Invoice',
  'CreditNote',
]);

/** The text of an XML document in UTF-8, UTF-16 or a superset of ASCII, without its byte order mark. */
function decodeXml(bytes: Uint8Array): string {
  const [first = 0, second = 0] = bytes;
  // Without a mark, the first character is `<`.
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c))
    return new TextDecoder('utf-16be').decode(bytes);
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0))
    return new TextDecoder('utf-16le').decode(bytes);
  return new TextDecoder('utf-8').decode(bytes);
}

/**
 * Whether bytes are the XML of an e-invoice, by their root element. What may stand before it are
 * declarations, instructions, comments and blanks, in any number; a document type may not.
 */
export function isInvoiceXml(bytes: Uint8Array): boolean {
  const text = decodeXml(bytes);
  let at = 0;
  for (;;) {
    while (at < text.length && ' \t\r\n'.includes(text[at] ?? '')) at += 1;
    const end = text.startsWith('<?', at) ? '?>' : text.startsWith('<!--', at) ? '-->' : null;
    if (end === null) break;
    const closes = text.indexOf(end, at + (end === '?>' ? 2 : 4));
    if (closes < 0) return false;
    at = closes + end.length;
  }
  if (text[at] !== '<') return false;
  const tag = /^<([^\s<>/&"'=]{1,100})[\s/>]/.exec(text.slice(at, at + 110))?.[1] ?? '';
  return roots.has(tag.slice(tag.indexOf(':') + 1));
}
