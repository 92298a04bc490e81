import { readCode39 } from './code39-decoder.ts';
import { readCode128 } from './code128-decoder.ts';
import { barWidths } from './scan-line.ts';
import { finishSearch, type GreyPicture, searchSteps } from './scan-picture.ts';

/** Fewer characters than these in a Code 39, which has no check character, could be chance. */
const fewestCharacters = 4;
/**
 * One line more must agree than on an EAN, which has a check digit and a fixed length. Labels of bikes have several
 * codes, so neighbor lines vote.
 */
const agreement = { votes: 3, neighbors: [-5, 5] };

function readWidths(widths: Float64Array): string | null {
  const text = readCode128(widths);
  if (text) return text;
  const unchecked = readCode39(widths);
  return unchecked && unchecked.length >= fewestCharacters ? unchecked : null;
}

/** The Code 128 or Code 39 on one line across a picture, whichever way round it lies there. */
export function decodeFrameLine(line: Float64Array): string | null {
  const widths = barWidths(line);
  return readWidths(widths) ?? readWidths(widths.reverse());
}

/** Looks for a Code 128 or Code 39 in a picture; see `decodeFrameCode` for the answer. */
export const frameCodeSteps = (picture: GreyPicture) =>
  searchSteps(picture, decodeFrameLine, agreement);

/** The text of the Code 128 or Code 39 in a picture, whichever way it lies; null when lines do not agree on one. */
export const decodeFrameCode = (picture: GreyPicture) => finishSearch(frameCodeSteps(picture));
