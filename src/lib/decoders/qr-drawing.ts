import { encodeQR } from 'qr';

/** The light margin around a code, in modules, without which scanners do not find it. */
const margin = 4;

/** A QR code as the path of its dark modules, in a square of `size` modules with the margin. */
export interface QrDrawing {
  size: number;
  path: string;
}

/** Draws a text as a QR code that remains readable with 15 % of it damaged. @throws for more than a code can hold */
export function drawQrCode(text: string): QrDrawing {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: margin });
  const runs = rows.flatMap((row, y) => findRuns(row).map(([x, length]) => [x, y, length]));
  const path = runs.map(([x, y, length]) => `M${x} ${y}h${length}v1h-${length}z`).join('');
  return { size: rows.length, path };
}

/** The runs of dark modules of a row: where they begin, and how long they are. */
function findRuns(row: readonly boolean[]): [x: number, length: number][] {
  const runs: [number, number][] = [];
  for (const [x, isDark] of row.entries()) {
    const last = runs.at(-1);
    if (!isDark) continue;
    if (last && last[0] + last[1] === x) last[1] += 1;
    else runs.push([x, 1]);
  }
  return runs;
}
