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

type OfficeKind = 'word' | 'excel' | 'powerpoint';

const mainParts: Record<OfficeKind, { type: string; part: string }> = {
  word: { type: 'wordprocessingml.document', part: 'word/document.xml' },
  excel: { type: 'spreadsheetml.sheet', part: 'xl/workbook.xml' },
  powerpoint: { type: 'presentationml.presentation', part: 'ppt/presentation.xml' },
};

/** A Word document, Excel workbook or PowerPoint presentation with these parts. */
export function officeWith(
  kind: OfficeKind,
  parts: Record<string, string | Buffer> = {},
): Promise<Buffer> {
  const { type, part } = mainParts[kind];
  const main = `application/vnd.openxmlformats-officedocument.${type}.main+xml`;
  const types = `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/${part}" ContentType="${main}"/></Types>`;
  return zipWith({ '[Content_Types].xml': types, [part]: '<a/>', ...parts });
}

/** The folder of an Office document that has its parts. */
export function officeFolder(kind: OfficeKind): string {
  return mainParts[kind].part.split('/')[0] ?? '';
}
