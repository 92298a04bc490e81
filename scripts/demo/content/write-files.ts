import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import type { Market } from '../markets.ts';
import { filled } from '../texts/languages.ts';
import { brandGuide, demoDocuments } from './demo-documents.ts';
import { pdfOf } from './document-rows.ts';
import type { DemoPicture } from './pictures.ts';

/** Pixels of the longer side, so that the medium size of a picture is smaller than its original. */
const longerSide = 2_000;

/** Pictures that were drawn before in this process, by their drawing. */
const drawn = new Map<string, Buffer>();

/** Draws a picture as JPEG, or as PNG with what is transparent in it. */
async function drawPicture({ file, draw }: DemoPicture): Promise<Buffer> {
  const drawing = draw();
  const known = drawn.get(drawing);
  if (known) return known;
  const [, width = 960] = (/viewBox="0 0 (\d+)/.exec(drawing) ?? []).map(Number);
  const picture = sharp(Buffer.from(drawing), { density: (72 * longerSide) / width }).resize({
    width: longerSide,
  });
  const bytes = await (file.endsWith('.png')
    ? picture.png()
    : picture.jpeg({ quality: 80 })
  ).toBuffer();
  drawn.set(drawing, bytes);
  return bytes;
}

/** The text of a PDF. */
interface Page {
  title: string;
  subtitle: string;
  body: string;
}

/** Writes a PDF of one page; the same text gives the same bytes. */
async function createPdf({ title, subtitle, body }: Page, { merchantName }: Market) {
  const info = { Title: title, Author: merchantName, CreationDate: new Date('2026-01-01') };
  const page = new PDFDocument({ size: 'A4', margin: 60, info });
  const chunks: Buffer[] = [];
  page.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => {
    page.on('end', resolve);
    page.on('error', reject);
  });
  page.fontSize(10).text(merchantName).moveDown(2);
  page.fontSize(24).text(title).fontSize(14).text(subtitle).moveDown();
  page.fontSize(11).text(body);
  page.end();
  await ended;
  return Buffer.concat(chunks);
}

/** Writes the pictures and PDFs of a sales organisation into `files/`. @returns how many */
export async function writeContentFiles(
  folder: string,
  market: Market,
  pictures: readonly DemoPicture[],
  brand: string,
): Promise<number> {
  const target = join(folder, 'files');
  await mkdir(target, { recursive: true });
  const { language } = market;
  for (const picture of pictures)
    await writeFile(join(target, picture.file), await drawPicture(picture));
  const guide = {
    id: 'brand-guide',
    title: filled(brandGuide.title[language], { brand }),
    subtitle: market.name,
    body: brandGuide.body[language],
  };
  const documents = demoDocuments.map(({ id, title, subtitle, body }) => ({
    id,
    title: title[language],
    subtitle: subtitle[language],
    body: body[language],
  }));
  for (const document of [...documents, guide])
    await writeFile(join(target, pdfOf(document, market)), await createPdf(document, market));
  return pictures.length + documents.length + 1;
}
