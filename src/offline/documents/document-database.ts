import { Dexie, type DexieOptions, type Table } from 'dexie';
import { retire } from '../database.ts';
import type { SealedBytes } from '../sealing.ts';
import type { Viewer } from '../viewer.ts';

/** A document on the device, without its content. */
export interface DocumentRow {
  /** `toDocumentKey`. */
  key: string;
  sorg: string;
  /** Unified code of the customer it was read for; other customers of the user are not shown it. */
  customer: string;
  /** Its kind and number, such as `invoices/4711/pdf`. */
  id: string;
  /** The name of the file. */
  name: string;
  type: string;
  /** Bytes. */
  size: number;
  /** When the server gave it, milliseconds since 1970. */
  storedAt: number;
  /** When it was last opened, milliseconds since 1970. */
  usedAt: number;
  /** The user wants to keep it; others make room when that is needed. */
  pinned: boolean;
}

/** The encrypted content of a document. */
interface ContentRow extends SealedBytes {
  key: string;
}

/** The key of the contents, not extractable. `made` tells one key from the next. */
export interface DocumentKeyRow {
  id: 'documents';
  key: CryptoKey;
  made: string;
}

/** The documents that the device keeps for one user on one host. Contents are apart, so that lists are small. */
export type DocumentDatabase = Dexie & {
  documents: Table<DocumentRow, string>;
  contents: Table<ContentRow, string>;
  keys: Table<DocumentKeyRow, string>;
};

/** A user on a host, with the database that is meant: that of invoices, or the one of content that is kept. */
export type DocumentUser = Pick<Viewer, 'host' | 'userId'> & { database?: 'content' };

/** A viewer, with the database that is meant. */
export type DocumentViewer = Viewer & DocumentUser;

const prefixOf = (host: string) => `pannier-documents|${host}|`;
const toName = ({ host, userId, database }: DocumentUser) =>
  `${prefixOf(host)}${userId}${database ? `|${database}` : ''}`;

/** A user's databases. */
const databasesOf = ({ host, userId }: DocumentUser): DocumentUser[] => [
  { host, userId },
  { host, userId, database: 'content' },
];

const open = new Map<string, DocumentDatabase>();

/**
 * The one connection of this page to the documents of a user. Relaxed durability: what a power cut takes away is
 * fetched again.
 */
export function openDocuments(user: DocumentUser, options: DexieOptions = {}): DocumentDatabase {
  const name = toName(user);
  const known = open.get(name);
  if (known) return known;
  const db = new Dexie(name, {
    chromeTransactionDurability: 'relaxed',
    cache: 'disabled',
    ...options,
  }) as DocumentDatabase;
  db.version(1).stores({ documents: 'key', contents: 'key', keys: 'id' });
  db.on('versionchange', (event) => {
    if (event.newVersion) return;
    // Another tab logs the user out; a new login here gets its own connection.
    retire(db);
    open.delete(name);
  });
  open.set(name, db);
  return db;
}

/** Deletes all documents of a user with their keys, as a logout does. This page cannot open the databases again. */
export async function wipeDocuments(user: DocumentUser): Promise<void> {
  for (const one of databasesOf(user)) {
    const db = openDocuments(one);
    retire(db);
    await Dexie.delete(db.name);
  }
}

/** Deletes the documents of all other users of this host: the device has passed into other hands. */
export async function wipeDocumentsOfOthers({ host, userId }: DocumentUser): Promise<void> {
  const own = databasesOf({ host, userId }).map(toName);
  const names = await Dexie.getDatabaseNames();
  const others = names.filter((name) => name.startsWith(prefixOf(host)) && !own.includes(name));
  await Promise.all(others.map((name) => Dexie.delete(name)));
}
