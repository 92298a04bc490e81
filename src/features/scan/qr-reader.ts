import { decodeQR } from 'qr/decode.js';

/** The text of the QR code in a picture (red, green, blue, alpha); null when there is none. */
export function readQr(picture: {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}): string | null {
  try {
    // Without optional attempts: the next picture of the camera comes at once.
    return decodeQR(picture, { timeLimit: 0 }) || null;
  } catch {
    return null;
  }
}
