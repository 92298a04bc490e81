import { inflateSync } from 'node:zlib';

/**
 * The texts of a PDF of pdfkit, out of its packed streams: each run is glyphs in hexadecimals of a font whose table
 * (ToUnicode) says which letters they are.
 */
export function textsOf(pdf: Buffer): string {
  const objects = new Map(
    [...pdf.toString('latin1').matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj/gm)].map(
      ([, id = '', body = '']) => [id, body],
    ),
  );
  const fonts = new Map<string, string[]>();
  for (const body of objects.values())
    for (const [, name = '', id = ''] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const [, table = ''] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '') ?? [];
      fonts.set(name, lettersOf(unpack(objects.get(table) ?? '')));
    }
  return [...objects.values()]
    .map(unpack)
    .flatMap((content) => readRuns(content, fonts))
    .join('\n');
}

function unpack(body: string): string {
  const [, packed] = /stream\n([\s\S]*?)\nendstream/.exec(body) ?? [];
  if (packed === undefined) return '';
  try {
    return inflateSync(Buffer.from(packed, 'latin1')).toString('latin1');
  } catch {
    return '';
  }
}

/** The letters of the glyphs of a font, by their number. */
const lettersOf = (table: string): string[] =>
  [...table.matchAll(/> \[(.*?)\]/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/<([0-9a-f]*)>/g)].map(([, hex = '']) =>
      Buffer.from(hex, 'hex').swap16().toString('utf16le'),
    ),
  );

function readRuns(content: string, fonts: ReadonlyMap<string, string[]>): string[] {
  let letters: string[] = [];
  const runs: string[] = [];
  for (const [, font, run = ''] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g))
    if (font) letters = fonts.get(font) ?? [];
    else {
      const glyphs = [...run.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex = '']) =>
        hex.match(/.{4}/g),
      );
      runs.push(glyphs.map((glyph) => letters[Number.parseInt(glyph ?? '', 16)] ?? '').join(''));
    }
  return runs;
}
