import { deflateSync } from 'node:zlib';

/** A PDF with one empty page and further objects, written as text. */
export function pdfWith(objects: readonly string[] = [], catalog = ''): Buffer {
  const parts = [
    '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n',
    `1 0 obj\n<< /Type /Catalog /Pages 2 0 R ${catalog} >>\nendobj\n`,
    '2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n',
    '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>\nendobj\n',
    ...objects.map((object, at) => `${10 + at} 0 obj\n${object}\nendobj\n`),
    'trailer\n<< /Size 40 /Root 1 0 R >>\nstartxref\n0\n%%EOF\n',
  ];
  return Buffer.from(parts.join(''), 'latin1');
}

/** A stream object with Flate-compressed content. @param entries further ones of its dictionary */
export function flateStream(content: string | Buffer, entries = ''): string {
  const packed = deflateSync(content).toString('latin1');
  const length = `/Length ${packed.length}`;
  return `<< ${entries} /Filter /FlateDecode ${length} >>\nstream\n${packed}\nendstream`;
}

/** An object stream that holds one object. */
export function objectStream(object: string): string {
  return flateStream(`30 0 ${object}`, '/Type /ObjStm /N 1 /First 5');
}

/** A PDF with an attached file, as e-invoices have it. */
export function pdfWithAttachment(content: string, fileName = 'factur-x.xml'): Buffer {
  return pdfWith(
    [
      flateStream(content, '/Type /EmbeddedFile /Subtype /text#2Fxml'),
      `<< /Type /Filespec /F (${fileName}) /UF (${fileName}) /EF << /F 10 0 R /UF 10 0 R >> >>`,
    ],
    `/Names << /EmbeddedFiles << /Names [(${fileName}) 11 0 R] >> >>`,
  );
}

export const facturX =
  '<?xml version="1.0" encoding="UTF-8"?>\n<rsm:CrossIndustryInvoice xmlns:rsm="urn:un">\n</rsm:CrossIndustryInvoice>';
