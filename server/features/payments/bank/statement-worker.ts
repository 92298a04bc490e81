// Reads a bank statement in a thread of its own (`read-statement-file.ts`).
import { readFile } from 'node:fs/promises';
import { BadXml, decodeXml, parseXml } from '#server/lib/xml.ts';
import { BadStatement, readStatement, type Statement } from './camt.rules.ts';

/** A statement, or why the file is none. */
export type ReadStatement = Statement | { refusal: string };

export default async function read(path: string): Promise<ReadStatement> {
  try {
    return readStatement(parseXml(decodeXml(await readFile(path))));
  } catch (error) {
    if (error instanceof BadStatement || error instanceof BadXml) return { refusal: error.message };
    throw error;
  }
}
