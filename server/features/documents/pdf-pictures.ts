import type PDFDocument from 'pdfkit';
import { toPaper } from './paper-fonts.ts';

/** A picture of a document with the words under it. */
export interface Picture {
  /** JPEG or PNG, the formats that a PDF can hold. */
  image: Uint8Array;
  caption: string;
}

/** Where on a page pictures may be, in points. */
interface Space {
  margin: number;
  /** The lowest place. */
  bottom: number;
}

const columns = 2;
const gap = 16;
const imageHeight = 180;
const captionHeight = 30;

/** Draws pictures two in a row, below what the document has already. A row is never divided by the end of a page. */
export function drawPictures(
  doc: InstanceType<typeof PDFDocument>,
  pictures: readonly Picture[],
  { margin, bottom }: Space,
): void {
  const width = (doc.page.width - 2 * margin - (columns - 1) * gap) / columns;
  if (pictures.length > 0) doc.moveDown();
  let top = doc.y;
  for (const [index, { image, caption }] of pictures.entries()) {
    const column = index % columns;
    if (column === 0 && index > 0) top += imageHeight + captionHeight;
    if (column === 0 && top + imageHeight + captionHeight > bottom) {
      doc.addPage();
      top = margin;
    }
    const x = margin + column * (width + gap);
    doc.image(Buffer.from(image), x, top, { fit: [width, imageHeight], align: 'center' });
    doc.text(toPaper(caption), x, top + imageHeight + 4, {
      width,
      height: captionHeight - 8,
      align: 'center',
      ellipsis: true,
    });
  }
}
