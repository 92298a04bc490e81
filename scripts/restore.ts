// Restores a backup into an empty database and file store, or in the place of what is there
// (docs/backup.md):
//   npm run restore -- <file> [--passphrase-file <file>] [--force] [--leave-out 1000]
// Ends with 1 when nothing was restored, with 2 when the command makes no sense.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '#server/config.ts';
import { restoreBackup } from '#server/features/backup/backup.public.ts';
import { readPassphrase, runCommand } from './operator/backup-command.ts';

const usage =
  'npm run restore -- <file> [--passphrase-file <file>] [--force] [--leave-out <numbers>]';

await runCommand(usage, () => {
  const options = {
    'passphrase-file': { type: 'string' },
    force: { type: 'boolean', default: false },
    'leave-out': { type: 'string', default: '1000' },
  } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [name, ...more] = positionals;
  if (!name || more.length > 0 || !/^\d{1,9}$/.test(values['leave-out'])) return null;
  const config = readConfig();
  const passphrase = readPassphrase(values['passphrase-file'], config);
  return async () => {
    const { createdAt, tables } = await restoreBackup(config, {
      file: resolve(name),
      passphrase,
      force: values.force,
      leaveOut: Number(values['leave-out']),
      report: (line) => console.log(line),
    });
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(
      `Restored as of ${createdAt}: ${rows} rows, each table compared. Start the server.`,
    );
  };
});
