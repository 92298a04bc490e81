import PDFDocument from 'pdfkit';
import type { PrintedTable } from '#shared/printed-table.ts';
import type { Paper } from './paper.rules.ts';
import { paperFonts, toPaper } from './paper-fonts.ts';
import { codeWidth, drawCode } from './pdf-code.ts';
import { drawPictures, type Picture } from './pdf-pictures.ts';

const margin = 40;
const size = 9;
const rowGap = 4;
/** Keeps an amount apart from the words that follow it. */
const columnGap = 10;
const { regular, bold } = paperFonts;

/** The parts of a document in addition to its table. */
export interface PdfLooks {
  paper: Paper;
  /** PNG, at the top right of the first page; null without one. */
  logo: Uint8Array | null;
  /** Below the table, in their order. */
  pictures?: readonly Picture[];
}

/**
 * A table on pages with its head repeated, page numbers and totals.
 * @returns the PDF's bytes
 */
export async function tablePdf(
  table: PrintedTable,
  { paper, logo, pictures = [] }: PdfLooks,
): Promise<Buffer> {
  const doc = new PDFDocument({
    size: paper,
    margin,
    bufferPages: true,
    font: regular,
    info: { Title: table.title },
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => {
    doc.on('end', resolve);
    doc.on('error', reject);
  });
  const columns = placed(table, doc.page.width - 2 * margin);
  if (logo) drawLogo(doc, logo);
  writeFacts(doc, table);
  doc.moveDown();
  writeHead(doc, columns);
  for (const row of table.rows) writeRow(doc, columns, row);
  writeTotals(doc, table);
  if (table.note) doc.moveDown().text(toPaper(table.note), margin);
  drawPictures(doc, pictures, { margin, bottom: bottom(doc) });
  numberPages(doc);
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}

type Doc = InstanceType<typeof PDFDocument>;

/** Writes title and facts, and the code at their right below the logo. */
function writeFacts(doc: Doc, { title, facts, code }: PrintedTable): void {
  const right = doc.page.width - margin;
  const width = right - margin - (code ? codeWidth : 0);
  doc.font(bold).fontSize(16).text(toPaper(title), { width });
  doc.font(regular).fontSize(size);
  for (const fact of facts) doc.text(toPaper(fact), { width });
  if (!code) return;
  const end = doc.y;
  const place = { right, top: margin + logoSize.height };
  doc.y = Math.max(end, drawCode(doc, { ...code, caption: toPaper(code.caption) }, place));
  doc.x = margin;
}

const logoSize = { width: 140, height: 36 };

/** Draws the logo at the top right; it does not move the text at the left. */
function drawLogo(doc: Doc, logo: Uint8Array): void {
  const { width, height } = logoSize;
  const x = doc.page.width - margin - width;
  doc.image(Buffer.from(logo), x, margin, { fit: [width, height], align: 'right' });
  doc.x = margin;
  doc.y = margin;
}

/** A column with the width of its texts, in points. */
type Placed = PrintedTable['columns'][number] & { x: number; points: number };

/** Shares the width; the last column ends at the margin. */
function placed({ columns }: PrintedTable, width: number): Placed[] {
  const shares = columns.reduce((sum, column) => sum + column.width, 0);
  let x = margin;
  return columns.map((column) => {
    const share = ((width + columnGap) * column.width) / shares;
    const at = { ...column, x, points: share - columnGap };
    x += share;
    return at;
  });
}

const bottom = (doc: Doc) => doc.page.height - margin - 2 * size;

function writeHead(doc: Doc, columns: Placed[]): void {
  doc.font(bold);
  writeCells(
    doc,
    columns,
    columns.map(({ text }) => text),
  );
  const y = doc.y - rowGap / 2;
  doc
    .moveTo(margin, y)
    .lineTo(doc.page.width - margin, y)
    .lineWidth(0.5)
    .stroke();
  // Letters of the first row stay clear of the rule.
  doc.y += rowGap;
  doc.font(regular);
}

function writeRow(doc: Doc, columns: Placed[], cells: string[]): void {
  const height = Math.max(
    ...columns.map(({ points }, index) =>
      doc.heightOfString(toPaper(cells[index] ?? ''), { width: points }),
    ),
  );
  if (doc.y + height > bottom(doc)) {
    doc.addPage();
    writeHead(doc, columns);
  }
  writeCells(doc, columns, cells);
}

/** Writes cells in a row and continues below the highest one. */
function writeCells(doc: Doc, columns: Placed[], cells: string[]): void {
  const top = doc.y;
  let end = top;
  columns.forEach(({ x, points, numeric }, index) => {
    const align = numeric ? 'right' : 'left';
    doc.text(toPaper(cells[index] ?? ''), x, top, { width: points, align });
    end = Math.max(end, doc.y);
  });
  doc.x = margin;
  doc.y = end + rowGap;
}

function writeTotals(doc: Doc, { totals }: PrintedTable): void {
  if (doc.y + (totals.length + 1) * (size + rowGap) > bottom(doc)) doc.addPage();
  doc.moveDown(0.5).font(bold);
  const width = doc.page.width - 2 * margin;
  for (const [name, amount] of totals) {
    const { y } = doc;
    doc.text(toPaper(name), margin, y, { width: width * 0.75, align: 'right' });
    // Ends where the amounts above it end.
    doc.text(toPaper(amount), margin + width * 0.75, y, { width: width * 0.25, align: 'right' });
  }
  doc.font(regular);
}

function numberPages(doc: Doc): void {
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    doc.switchToPage(page);
    // Without this the number itself would begin a new page.
    doc.page.margins.bottom = 0;
    const y = doc.page.height - margin + size;
    doc.text(`${page + 1} / ${count}`, margin, y, {
      width: doc.page.width - 2 * margin,
      align: 'center',
      lineBreak: false,
    });
  }
}
