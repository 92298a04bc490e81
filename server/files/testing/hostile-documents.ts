import type { FileRefusal } from '#shared/file-limits.ts';
import { facturX, flateStream, objectStream, pdfWith, pdfWithAttachment } from './pdf-maker.ts';
import { officeFolder, officeWith, withStatedSize, zipWith } from './zip-maker.ts';

const script = '<script>alert(document.cookie)</script>';
const text = (content: string) => Buffer.from(content);

/** PDFs that run or hide something. @param png a picture to hide */
export function hostilePdfs(png: Buffer): [string, Buffer, FileRefusal | null][] {
  const js = '<< /S /JavaScript /JS (app.launchURL("http://x")) >>';
  const actions: Record<string, string> = {
    'a script': js,
    'a script with an escaped name': '<< /S /J#61v#61Script /JS (x) >>',
    'a script with a name all escaped': '<< /S /#4a#61#76#61#53#63#72#69#70#74 /JS (x) >>',
    'a launch action': '<< /S /Launch /F (cmd.exe) >>',
    'a launch action without blanks': '<</S/Launch/Win<</F(cmd.exe)>>>>',
    'a rich media annotation': '<< /Subtype /RichMedia >>',
    'a rendition': '<< /S /Rendition /JS (x) >>',
    'an XFA form': '<< /XFA [(template) 12 0 R] >>',
    'a form that sends itself': '<< /S /SubmitForm /F (http://x) >>',
    'an import of data': '<< /S /ImportData /F (http://x) >>',
    'a jump into an embedded file': '<< /S /GoToE >>',
    'a film': '<< /Subtype /Movie >>',
  };
  const plain = Object.entries(actions).flatMap(
    ([what, object]): [string, Buffer, FileRefusal][] => [
      [`a PDF with ${what}`, pdfWith([object]), 'FILE_ACTIVE'],
      [`a PDF with ${what} in an object stream`, pdfWith([objectStream(object)]), 'FILE_ACTIVE'],
      [
        `a PDF with ${what} in a stream that only its /First tells`,
        pdfWith([flateStream(`30 0 ${object}`, '/N 1 /F#69rst 5')]),
        'FILE_ACTIVE',
      ],
      [
        `a PDF with ${what} in a string that is an object`,
        pdfWith([`(\n30 0 obj\n${object}\nendobj)`]),
        'FILE_ACTIVE',
      ],
    ],
  );
  const hexed = `<< /Type /ObjStm /N 1 /First 5 /Filter [/ASCIIHexDecode /FlateDecode] >>\nstream\n${Buffer.from('x').toString('hex')}>\nendstream`;
  const bomb = objectStream('x'.repeat(60_000_000));
  return [
    ...plain,
    ['a PDF with a script behind its end', Buffer.concat([pdfWith(), text(js)]), 'FILE_DAMAGED'],
    ['a PDF with a page behind its end', Buffer.concat([pdfWith(), text(script)]), 'FILE_DAMAGED'],
    ['a PDF with a picture behind its end', Buffer.concat([pdfWith(), png]), 'FILE_DAMAGED'],
    ['a PDF without an end', pdfWith().subarray(0, 100), 'FILE_DAMAGED'],
    ['a PDF with an unreadable object stream', pdfWith([hexed]), 'FILE_DAMAGED'],
    ['a PDF with an object stream that is a bomb', pdfWith([bomb]), 'FILE_UNPACKS'],
    ['an encrypted PDF', pdfWith(['<< /Encrypt 12 0 R >>']), 'FILE_ENCRYPTED'],
    ['a PDF with an embedded program', pdfWithAttachment('MZ', 'factur-x.xml'), 'FILE_EMBEDS'],
    ['a PDF with an embedded page', pdfWithAttachment(`<html>${script}`), 'FILE_EMBEDS'],
    [
      'a PDF whose second attachment is a program',
      pdfWith([flateStream('MZ'), '<< /EF << /F 10 0 R >> >>', flateStream(facturX)]),
      'FILE_EMBEDS',
    ],
    [
      'a PDF whose attachment is named in an object stream',
      pdfWith([flateStream('MZ'), objectStream('<< /Type /Filespec /EF << /F 10 0 R >> >>')]),
      'FILE_EMBEDS',
    ],
    [
      'a PDF whose attachments are elsewhere',
      pdfWith([flateStream('MZ'), '<< /EF 12 0 R >>', '<< /F 10 0 R >>']),
      'FILE_EMBEDS',
    ],
    [
      'a PDF of nested brackets',
      pdfWith([`<< /A ${'['.repeat(200_000)}${']'.repeat(200_000)} >>`]),
      null,
    ],
  ];
}

/** Archives and Office documents that unpack to too much, or hold what could run. */
export async function hostileArchives(): Promise<[string, Buffer, FileRefusal | null][]> {
  const zeros = Buffer.alloc(30_000_000);
  const liar = withStatedSize(await zipWith({ 'a.txt': zeros }), 100);
  const names = [
    'run.exe',
    'run.js',
    'page.html',
    'x.svg',
    'inner.zip',
    'run.EXE. ',
    'a/b/run.ps1',
  ];
  const harmful = await Promise.all(
    names.map(
      async (name): Promise<[string, Buffer, FileRefusal]> => [
        `an archive with ${name}`,
        await zipWith({ [name]: 'x' }),
        'FILE_ACTIVE',
      ],
    ),
  );
  const macros = ['word', 'excel', 'powerpoint'] as const;
  const documents = await Promise.all(
    macros.flatMap((kind) =>
      ['vbaProject.bin', 'activeX/activeX1.xml', 'embeddings/oleObject1.bin'].map(
        async (part): Promise<[string, Buffer, FileRefusal]> => [
          `an office document (${kind}) with ${part}`,
          await officeWith(kind, { [`${officeFolder(kind)}/${part}`]: 'x' }),
          'FILE_ACTIVE',
        ],
      ),
    ),
  );
  const many = Object.fromEntries(Array.from({ length: 2_001 }, (_, n) => [`${n}.txt`, 'x']));
  const traversal = await zipWith({ 'aa/aa/aa.txt': 'x' });
  const leading = Buffer.from(
    traversal.toString('latin1').replaceAll('aa/aa/aa.txt', '../../aa.txt'),
    'latin1',
  );
  return [
    ...harmful,
    ...documents,
    [
      'an archive that unpacks to 30 MB of nothing',
      await zipWith({ 'a.txt': zeros }),
      'FILE_UNPACKS',
    ],
    ['an archive that lies about its size', liar, 'FILE_DAMAGED'],
    ['an archive of 2,001 files', await zipWith(many), 'FILE_UNPACKS'],
    ['an archive whose names lead out', leading, 'FILE_DAMAGED'],
    ['half an archive', traversal.subarray(0, 60), 'FILE_DAMAGED'],
    ...(await hostilePresentations(zeros)),
    ['a workbook that is a bomb', await officeWith('excel', { 'xl/a.xml': zeros }), 'FILE_UNPACKS'],
  ];
}

/** Presentations as PowerPoint stores them with macros, with a film of another program, or to be unpacked. */
async function hostilePresentations(
  zeros: Buffer,
): Promise<[string, Buffer, FileRefusal | null][]> {
  const types = (type: string) =>
    `<Types><Override PartName="/ppt/presentation.xml" ContentType="${type}"/></Types>`;
  const macros = 'application/vnd.ms-powerpoint.presentation.macroEnabled.main+xml';
  const part = (name: string, content: string | Buffer) =>
    officeWith('powerpoint', { [name]: content });
  const encrypted = await part('ppt/slides/slide1.xml', 'x');
  return [
    [
      'a presentation whose type has macros',
      await part('[Content_Types].xml', types(macros)),
      'FILE_KIND',
    ],
    [
      'a presentation with a macro in capitals',
      await part('PPT/VBAPROJECT.BIN', 'x'),
      'FILE_ACTIVE',
    ],
    [
      'a presentation with a program in it',
      await part('ppt/embeddings/Package1.bin', 'MZ'),
      'FILE_ACTIVE',
    ],
    ['a presentation that is a bomb', await part('ppt/slides/slide1.xml', zeros), 'FILE_UNPACKS'],
    [
      'a presentation that lies about its size',
      withStatedSize(await part('ppt/a.xml', zeros), 100),
      'FILE_DAMAGED',
    ],
    ['half a presentation', encrypted.subarray(0, encrypted.length - 60), 'FILE_DAMAGED'],
  ];
}

const embedded = (content: string) => flateStream(content, '/Type /EmbeddedFile');

/** An object stream whose objects all reach to its end. */
function overlapping(): string {
  const offsets = Array.from({ length: 100_000 }, (_, at) => `${at} 0`).join(' ');
  const entries = `/Type /ObjStm /N 100000 /First ${offsets.length + 1}`;
  return flateStream(`${offsets} ${'['.repeat(500_000)}`, entries);
}

const repeated = (part: string, times: number) => text(`%PDF-1.4\n${part.repeat(times)}\n%%EOF`);

/** PDFs of at most 10 MB that keep a careless reader busy for seconds, or for ever. */
export const slowPdfs: Readonly<Record<string, () => Buffer>> = {
  'comments that never reach a root': () => pdfWith([embedded(`${'<!---->'.repeat(60)}x`)]),
  'blanks without a root': () => pdfWith([embedded(' '.repeat(4_000_000))]),
  'digits in a file specification': () => pdfWith([`<< /EF<<${'1'.repeat(2_000_000)}>> >>`]),
  'many large embedded files': () =>
    pdfWith(Array(100).fill(embedded(`<Invoice >${' '.repeat(15_000_000)}`))),
  'many small object streams': () =>
    repeated(`9 0 obj<</First 4/Filter/FlateDecode>>stream\n${'x'.repeat(20)}`, 140_000),
  'many objects': () => repeated('1 0 obj<<>>endobj\n', 500_000),
  'many keywords': () => repeated('obj ', 2_000_000),
  'one object begun again and again': () => repeated('1 0 obj(', 1_000_000),
  'objects of a stream that overlap': () => pdfWith([overlapping()]),
};
