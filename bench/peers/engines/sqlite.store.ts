import { DatabaseSync } from 'node:sqlite';
import { facetFields, type OpenPeer } from '../peer.ts';
import { createTable, quoted, sqlPeer } from './sql.store.ts';

/** SQLite in memory with an index per facet, and one of trigrams for the text. */
export const open: OpenPeer = async (rows) => {
  const db = new DatabaseSync(':memory:');
  db.exec(`${createTable}; create virtual table words using fts5(text, tokenize = 'trigram')`);
  const columns = ['id', 'text', 'price', ...facetFields] as const;
  const insert = db.prepare(`insert into article values (${columns.map(() => '?').join()})`);
  const insertText = db.prepare('insert into words (rowid, text) values (?, ?)');
  db.exec('begin');
  for (const [at, row] of rows.entries()) {
    insert.run(...columns.map((name) => row[name]));
    insertText.run(at + 1, row.text);
  }
  for (const field of [...facetFields, 'price'])
    db.exec(`create index article_${field} on article (${field})`);
  db.exec('commit; analyze');
  const matches = (text: string) => {
    const words = text.split(' ').map((word) => `"${word}"`);
    return `rowid in (select rowid from words where words match ${quoted(words.join(' '))})`;
  };
  const peer = sqlPeer(async (statement) => db.prepare(statement).all(), matches);
  const pragma = (name: string) =>
    Number(Object.values(db.prepare(`pragma ${name}`).get() ?? {})[0]);
  return { ...peer, bytes: () => pragma('page_count') * pragma('page_size') };
};
