import encodeQR from 'qr';
import { code39Bits, code128Bits, code128Values } from '../src/lib/testing/draw-frame-codes.ts';
import type { Sticker } from './fake-camera.ts';

/** The stickers of a frame or a part, by the kind of their code. */
export const stickers = {
  code128: (number: string): Sticker => code128Bits(code128Values(number)),
  code39: (number: string): Sticker => code39Bits(number, 2),
  qr: (number: string): Sticker =>
    encodeQR(number, 'raw').map((row) => row.map((isDark) => (isDark ? '1' : '0')).join('')),
};
