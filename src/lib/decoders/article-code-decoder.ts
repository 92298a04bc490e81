import { readCode128 } from './code128-decoder.ts';
import { decodeEanLine } from './ean-decoder.ts';
import { barWidths } from './scan-line.ts';
import { type GreyPicture, searchSteps } from './scan-picture.ts';

/** The EAN or UPC of an article, or the Code 128 of a carton, on one line across a picture. */
function decodeArticleLine(line: Float64Array): string | null {
  const ean = decodeEanLine(line);
  if (ean) return ean;
  const widths = barWidths(line);
  return readCode128(widths) ?? readCode128(widths.reverse());
}

/** Looks for the barcode of an article or a carton in a picture; both kinds have a check digit, so that two lines do. */
export const articleCodeSteps = (picture: GreyPicture) =>
  searchSteps(picture, decodeArticleLine, { votes: 2, neighbors: [] });
