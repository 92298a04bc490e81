import type PDFDocument from 'pdfkit';
import { encodeQR } from 'qr';

/** The light margin around a code, in modules, without which scanners do not find it. */
const quietZone = 4;
/** Points. */
const width = 96;
const captionHeight = 22;

/** The part of the page's width that a code takes from the text next to it. */
export const codeWidth = width + 12;

/**
 * Draws a text as a QR code that remains readable with 15 % of it damaged.
 * @param at its top right corner
 * @returns where it ends
 */
export function drawCode(
  doc: InstanceType<typeof PDFDocument>,
  { text, caption }: { text: string; caption: string },
  at: { right: number; top: number },
): number {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: quietZone });
  const module = width / rows.length;
  const left = at.right - width;
  // A little larger than a module, as printers leave light lines between squares that only touch.
  for (const [y, row] of rows.entries())
    for (const [x, isDark] of row.entries())
      if (isDark) doc.rect(left + x * module, at.top + y * module, module + 0.05, module + 0.05);
  doc.fill('black');
  doc.text(caption, left, at.top + width, { width, height: captionHeight, align: 'center' });
  return at.top + width + captionHeight;
}
