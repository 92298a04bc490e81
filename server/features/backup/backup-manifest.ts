import * as v from 'valibot';
import { parseJson } from './backup-entries.ts';
import { altered, BackupError } from './backup-error.ts';

export const manifestName = 'manifest.json';

const tableSchema = v.object({
  name: v.string(),
  columns: v.array(v.string()),
  rows: v.number(),
  checksum: v.string(),
});
const manifestSchema = v.object({
  createdAt: v.string(),
  serverVersion: v.string(),
  database: v.picklist(['pglite', 'postgres']),
  migrations: v.array(v.string()),
  tables: v.array(tableSchema),
  /** The last number given by each sequence; null when it has given none. */
  sequences: v.record(v.string(), v.nullable(v.string())),
});

/** A table of a backup. */
export type TableSummary = v.InferOutput<typeof tableSchema>;

/** The first entry of a backup: what it holds, and of which schema. */
export type Manifest = v.InferOutput<typeof manifestSchema>;

/** @throws BackupError when it is not the manifest of a backup */
export function parseManifest(entry: { name: string; content: Buffer } | undefined): Manifest {
  if (entry?.name !== manifestName) throw new BackupError(altered);
  const read = v.safeParse(manifestSchema, parseJson(entry.content));
  if (!read.success) throw new BackupError(altered);
  return read.output;
}
