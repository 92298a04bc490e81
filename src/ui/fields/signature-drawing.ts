/** Pixels of the picture of a signature; as PNG it has some 10 kB. */
export const padSize = { width: 600, height: 200 };

const ink = '#111827';

interface Place {
  x: number;
  y: number;
}

/** Draws a stroke; one without length is a dot. */
export function drawLine(pad: HTMLCanvasElement, from: Place, to: Place): void {
  const pen = pad.getContext('2d');
  if (!pen) return;
  pen.strokeStyle = ink;
  pen.lineWidth = 3;
  pen.lineCap = 'round';
  pen.beginPath();
  pen.moveTo(from.x, from.y);
  pen.lineTo(to.x, to.y);
  pen.stroke();
}

/** Writes a typed name instead of a drawn signature. */
export function drawName(pad: HTMLCanvasElement, name: string): void {
  const pen = pad.getContext('2d');
  if (!pen) return;
  pen.fillStyle = ink;
  pen.font = 'italic 44px serif';
  pen.textBaseline = 'middle';
  pen.fillText(name, 20, padSize.height / 2, padSize.width - 40);
}

export function clearPad(pad: HTMLCanvasElement): void {
  pad.getContext('2d')?.clearRect(0, 0, padSize.width, padSize.height);
}

/** The signature as a picture; null where the browser makes none. */
export async function readPad(pad: HTMLCanvasElement): Promise<File | null> {
  const blob = await new Promise<Blob | null>((resolve) => pad.toBlob(resolve, 'image/png'));
  return blob && new File([blob], 'signature.png', { type: 'image/png' });
}
