import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { anyFile } from '../../testing/sample-feature.ts';
import {
  box,
  filmWith,
  fragmentedFilm,
  placeTags,
  quarterTurn,
  track,
  uint32,
  webmWith,
} from '../../testing/video-maker.ts';
import { checkContent } from '../check-content.ts';

const folder = mkdtempSync(join(tmpdir(), 'pannier-video-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Checks a video. @returns its type, and its bytes as they are stored */
async function checked(content: Buffer): Promise<{ type: string; kept: Buffer }> {
  const path = join(folder, crypto.randomUUID());
  writeFileSync(path, content);
  const { type, content: other } = await checkContent(path, anyFile, null);
  expect(other).toBeNull();
  return { type, kept: readFileSync(path) };
}

const place = '+48.1374+011.5755/';
const apple = 'com.apple.quicktime.location.ISO6709';

describe('the metadata of a video', () => {
  test.each([
    ['the place of a phone', filmWith({ inMovie: [box('udta', box('\xa9xyz', place))] })],
    ['the place of 3GPP', filmWith({ inMovie: [box('udta', box('loci', place))] })],
    [
      'the keys of Apple',
      filmWith({ inMovie: [box('meta', box('keys', apple), box('ilst', box('data', place)))] }),
    ],
    ['user data of a track', filmWith({ inTrack: [box('udta', box('meta', place))] })],
    ['XMP', filmWith({ atEnd: [box('uuid', 'be7acfcb97a942e8', place)] })],
    ['a free box', filmWith({ atEnd: [box('free', place)] })],
    ['a box nobody knows', filmWith({ atEnd: [box('Acme', place)] })],
    ['Matroska tags', webmWith({ more: [placeTags] })],
  ])('is overwritten in its place: %s', async (_what, content) => {
    const { kept } = await checked(content);
    expect(kept.length).toBe(content.length);
    expect(kept.toString('latin1')).not.toMatch(/48\.1|location|LOCATION|Acme|Camera|At home/);
    expect(kept.toString('latin1')).toContain('the picture');
    // Checked again it is taken, and stays as it is.
    expect((await checked(kept)).kept.equals(kept)).toBe(true);
  });

  test('includes a track that records places', async () => {
    const plain = filmWith();
    const samples = plain.length + 8;
    const content = Buffer.concat([
      filmWith({ inMovie: [track('meta', 10, samples + track('meta', 10, 0).length)] }),
      box('mdat', '+48.1+11.5x'),
    ]);
    const { kept } = await checked(content);
    expect(kept.toString('latin1')).not.toContain('48.1');
    expect(kept.toString('latin1')).toContain('the picture');
  });

  test('leaves the turn of the picture', async () => {
    const { kept } = await checked(filmWith());
    expect(kept.includes(quarterTurn)).toBe(true);
  });
});

test.each([
  ['an MP4', filmWith(), 'video/mp4'],
  ['an MP4 of Apple', filmWith({ brand: 'M4V ' }), 'video/mp4'],
  ['an MP4 of a phone', filmWith({ brand: '3gp5' }), 'video/mp4'],
  ['a MOV', filmWith({ brand: 'qt  ' }), 'video/quicktime'],
  ['an MP4 in fragments', fragmentedFilm(180), 'video/mp4'],
  ['a WebM that a browser has recorded', webmWith(), 'video/webm'],
  ['an MP4 of three minutes', filmWith({ seconds: 180 }), 'video/mp4'],
  ['a WebM of three minutes', webmWith({ seconds: 180 }), 'video/webm'],
  [
    'an MP4 with a box of 64 bits that reaches the end',
    filmWith({
      atEnd: [Buffer.concat([uint32(1), Buffer.from('mdat'), uint32(0, 17), Buffer.from('x')])],
    }),
    'video/mp4',
  ],
])('takes %s', async (_what, content, type) => {
  expect((await checked(content)).type).toBe(type);
});
