// Moves a portal from the embedded database to a PostgreSQL server, which many servers can share
// (docs/backup.md). The server must be stopped; the embedded database stays as it is.
//   npm run move -- <DATABASE_URL> [--files-to-s3]
// Ends with 1 when nothing was moved, with 2 when the command makes no sense.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '#server/config.ts';
import { moveDatabase } from '#server/features/backup/backup.public.ts';
import { runCommand } from './operator/backup-command.ts';

const usage = 'npm run move -- postgres://user:password@host/database [--files-to-s3]';

await runCommand(usage, () => {
  const options = { 'files-to-s3': { type: 'boolean', default: false } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [url = '', ...more] = positionals;
  if (!/^postgres(ql)?:\/\//.test(url) || more.length > 0) return null;
  const config = readConfig();
  const { files, dataDir } = config;
  const toS3 = values['files-to-s3'];
  if (toS3 && files.kind !== 's3')
    throw new Error('--files-to-s3 needs PANNIER_S3_BUCKET and its keys');
  const from = { kind: 'folder' as const, folder: config.filesDir };
  return async () => {
    const report = (line: string) => console.log(line);
    const { tables } = await moveDatabase(config, url, toS3 ? { from, to: files } : null, report);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(
      `Moved: ${rows} rows in ${tables.length} tables, the checksums of all tables are equal.\n` +
        'Start every server with DATABASE_URL set to this address from now on. Keep the folder\n' +
        `${resolve(dataDir, 'database')} until you have made a backup, then delete it.`,
    );
  };
});
