import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** A ZIP archive of these files. */
export function zipWith(files: Record<string, string | Buffer>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return buffer(zip.outputStream);
}

/** Returns the archive with other sizes in its directory than its files unpack to. */
export function withStatedSize(zip: Buffer, bytes: number): Buffer {
  const changed = Buffer.from(zip);
  for (let at = 0; at < changed.length - 46; at += 1)
    if (changed.readUInt32LE(at) === 0x02014b50) changed.writeUInt32LE(bytes, at + 24);
  return changed;
}

const contentTypes = (main: string) =>
  `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/${main.startsWith('word') ? 'word/document' : 'xl/workbook'}.xml" ContentType="application/vnd.openxmlformats-officedocument.${main}.main+xml"/></Types>`;

/** A Word document or Excel workbook with these parts. */
export function officeWith(
  kind: 'word' | 'excel',
  parts: Record<string, string | Buffer> = {},
): Promise<Buffer> {
  const [main, part] =
    kind === 'word'
      ? (['wordprocessingml.document', 'word/document.xml'] as const)
      : (['spreadsheetml.sheet', 'xl/workbook.xml'] as const);
  return zipWith({ '[Content_Types].xml': contentTypes(main), [part]: '<a/>', ...parts });
}
