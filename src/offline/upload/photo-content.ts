const letters = (text: string) => [...text].map((letter) => letter.charCodeAt(0));

/** The first bytes of photos, and where they are. */
const signatures: readonly (readonly [at: number, bytes: readonly number[]])[] = [
  [0, [0xff, 0xd8, 0xff]],
  [0, [0x89, ...letters('PNG')]],
  [8, letters('WEBP')],
  // HEIC pictures; videos have other brands behind `ftyp`.
  [4, letters('ftyphe')],
  [4, letters('ftypmif')],
  [4, letters('ftypmsf')],
];

/** Whether a file is a JPEG, PNG, WebP or HEIC picture by its content: its name may say otherwise (reading 85). */
export async function isPhoto(file: Blob): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, 16).arrayBuffer());
  return signatures.some(([at, bytes]) => bytes.every((byte, nth) => head[at + nth] === byte));
}
