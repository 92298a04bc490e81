import { expect, test } from 'vitest';
import { makeZip } from '../testing/make-zip.ts';
import { BrokenZip, readZip } from './read-zip.ts';

async function read(bytes: Uint8Array<ArrayBuffer>): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for await (const { name, content } of readZip(bytes))
    files[name] = new TextDecoder().decode(content);
  return files;
}

test.each([0, 8] as const)('reads the files of a ZIP (method %i)', async (method) => {
  const files = { 'I1.pdf': 'one'.repeat(500), 'Müller ü.xml': '<a/>', empty: '' };
  expect(await read(await makeZip(files, method))).toEqual(files);
});

test('reads a ZIP without files', async () => {
  expect(await read(await makeZip({}))).toEqual({});
});

test('refuses a ZIP that was cut off, and what is none', async () => {
  const whole = await makeZip({ a: 'text'.repeat(50), b: 'more' });
  await expect(read(whole.slice(0, -30))).rejects.toThrow(BrokenZip);
  await expect(read(whole.slice(40))).rejects.toThrow(BrokenZip);
  await expect(read(new Uint8Array(100))).rejects.toThrow(BrokenZip);
  await expect(read(new Uint8Array(0))).rejects.toThrow(BrokenZip);
});

test('refuses a ZIP whose contents or places are damaged', async () => {
  const whole = await makeZip({ a: 'text'.repeat(50) }, 8);
  const damaged = whole.slice();
  damaged.fill(0xff, 31, 38);
  await expect(read(damaged)).rejects.toThrow(BrokenZip);
  const misplaced = whole.slice();
  // The place of the only entry, in the directory that comes before the end record of 22 bytes.
  const directory = new DataView(whole.buffer).getUint32(whole.length - 6, true);
  new DataView(misplaced.buffer).setUint32(directory + 42, whole.length, true);
  await expect(read(misplaced)).rejects.toThrow(BrokenZip);
});
