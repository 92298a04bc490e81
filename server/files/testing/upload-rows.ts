import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import type { TestApp } from '#server/testing/app.ts';
import { sweepFiles } from '../sweep-files.ts';
import { tusRequest } from './tus-client.ts';

/** Makes a picture that does not compress, so that it consists of many pieces. */
export function noisePicture(side: number): Promise<Buffer> {
  const raw = { width: side, height: side, channels: 3 as const };
  return sharp(randomBytes(side * side * 3), { raw })
    .png()
    .toBuffer();
}

/** Returns how many rows a table of the files has. */
export async function countRows(
  app: TestApp,
  table: 'stored_file' | 'stored_content' | 'file_upload_piece',
): Promise<number> {
  return (await app.db.selectFrom(table).selectAll().execute()).length;
}

/** Returns the keys of uploads and stored files in the file store. */
export async function listFileKeys(app: TestApp): Promise<string[]> {
  const found: string[] = [];
  for await (const key of app.services.files.keys())
    if (/^(uploads|stored)\//.test(key)) found.push(key);
  return found;
}

/** Asks the server how many bytes of an upload it has. */
export async function getOffset(port: number, path: string, token: string): Promise<number> {
  return Number((await tusRequest(port, 'HEAD', path, { token }))?.headers['upload-offset']);
}

/** Deletes all uploads and stored files, with their contents. */
export async function deleteUploads(app: TestApp): Promise<void> {
  await app.db.deleteFrom('file_upload').execute();
  await app.db.deleteFrom('stored_file').execute();
  await sweepFiles(app.services);
}
