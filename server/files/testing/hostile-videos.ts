import type { FileRefusal } from '#shared/file-limits.ts';
import { box, element, filmWith, fragmentedFilm, track, uint32, webmWith } from './video-maker.ts';
import { zipWith } from './zip-maker.ts';

/** Videos that lie, are too long, or are something else. */
export async function hostileVideos(): Promise<[string, Buffer, FileRefusal | null][]> {
  const film = filmWith();
  const webm = webmWith();
  const zip = await zipWith({ 'a.exe': 'MZ' });
  let deep = box('udta', 'x');
  for (let depth = 0; depth < 2_000; depth += 1) deep = box(depth % 2 ? 'meta' : 'udta', deep);
  let deepMovie = box('moov', 'x');
  for (let depth = 0; depth < 2_000; depth += 1) deepMovie = box('moov', deepMovie);
  const size = (bytes: number) => Buffer.concat([uint32(bytes), Buffer.from('mdatxxxx')]);
  const damaged: Record<string, Buffer> = {
    'a film of a head only': Buffer.from('000000186674797069736f6d', 'hex'),
    'a film cut in its middle': film.subarray(0, film.length >> 1),
    'a film cut at its last byte': film.subarray(0, -1),
    'a film with a box of 4 bytes': filmWith({ atEnd: [size(4)] }),
    'a film with a box of 4 GB': filmWith({ atEnd: [size(0xffffffff)] }),
    'a film with a box of 2^64 bytes': filmWith({
      atEnd: [Buffer.concat([uint32(1), Buffer.from('mdat'), uint32(-1, -1)])],
    }),
    'a film with a box inside that has no end': filmWith({
      inMovie: [Buffer.concat([uint32(0), Buffer.from('trak')])],
    }),
    'a film with two heads': filmWith({ atEnd: [box('moov')] }),
    'a film that shows nothing': filmWith({ seconds: 0 }),
    'a film with data that lie in its head': filmWith({ inMovie: [track('meta', 1, 4)] }),
    'a WebM cut in its middle': webm.subarray(0, webm.length - 5),
    'a WebM with an element larger than the file': webmWith({
      more: [element(0x1254c367, ['x'], 2 ** 40)],
    }),
    'a WebM whose tags have no size': webmWith({ more: [element(0x1254c367, ['x'], null)] }),
  };
  const otherKinds: Record<string, Buffer> = {
    'a film of sound only': filmWith({ handler: 'soun' }),
    'a film that is an archive as well': filmWith({ atEnd: [box('free', zip)] }),
    'a Matroska film': webmWith({ docType: 'matroska' }),
    'a WebM with a track of data': webmWith({ trackType: 0x21 }),
  };
  const tooLong: Record<string, Buffer> = {
    'a film of three hours': filmWith({ seconds: 10_800 }),
    'a film that states less than its samples': filmWith({ seconds: 10, sampleSeconds: 181 }),
    'a film of fragments that is too long': fragmentedFilm(181),
    'a film that repeats itself by its edits': filmWith({
      inTrack: [box('edts', box('elst', uint32(0, 1, 200_000, 0, 0x10000)))],
    }),
    'a WebM of 181 seconds': webmWith({ seconds: 181 }),
  };
  const named = (files: Record<string, Buffer>, refusal: FileRefusal | null) =>
    Object.entries(files).map(([what, content]): [string, Buffer, FileRefusal | null] => [
      what,
      content,
      refusal,
    ]);
  return [
    ...named(damaged, 'FILE_DAMAGED'),
    ...named(otherKinds, 'FILE_KIND'),
    ...named(tooLong, 'FILE_TOO_LONG'),
    ['a film whose samples lie elsewhere', filmWith({ reference: 0 }), 'FILE_ACTIVE'],
    ['a film with user data 2,000 boxes deep', filmWith({ inMovie: [deep] }), null],
    ['a film with heads 2,000 boxes deep', filmWith({ inMovie: [deepMovie] }), null],
  ];
}
