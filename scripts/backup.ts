// Writes the whole portal, its database and files, into one file, or checks such a file (docs/backup.md):
//   npm run backup -- <file> [--passphrase-file <file>]
//   npm run backup -- verify <file> [--passphrase-file <file>]
// Ends with 1 when the backup is not whole or cannot be made, with 2 when the command makes no sense.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Config, readConfig } from '#server/config.ts';
import { verifyBackup, writeBackup } from '#server/features/backup/backup.public.ts';
import { megabytes, readPassphrase, runCommand } from './operator/backup-command.ts';
import { callServer, describeRefusal, findServer } from './operator/call-server.ts';

const usage = 'npm run backup -- [verify] <file> [--passphrase-file <file>]';

/** The running server copies its embedded database. @returns the folder of the copy */
async function askServer(config: Config): Promise<string> {
  const answer = await callServer(findServer(config), '/server/database-copy', { method: 'POST' });
  if (!answer.ok) throw new Error(await describeRefusal(answer));
  const { folder, waitedMs } = (await answer.json()) as { folder: string; waitedMs: number };
  console.log(`The running server has copied its database; requests waited ${waitedMs} ms`);
  return folder;
}

async function write(file: string, passphrase: string | null, config: Config): Promise<void> {
  const start = performance.now();
  const copyFromServer = () => askServer(config);
  const { bytes } = await writeBackup(config, { file, passphrase, askServer: copyFromServer });
  const seconds = Math.round((performance.now() - start) / 100) / 10;
  const sealed = passphrase === null ? 'not encrypted' : 'encrypted';
  console.log(`${file}: ${megabytes(bytes)}, ${sealed}, in ${seconds} s`);
}

async function verify(file: string, passphrase: string | null): Promise<void> {
  const { createdAt, tables, files, serverVersion } = await verifyBackup(file, passphrase);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(
    `${file} is whole: made ${createdAt} by version ${serverVersion}, ` +
      `${rows} rows in ${tables.length} tables, ${files} files`,
  );
}

await runCommand(usage, () => {
  const options = { 'passphrase-file': { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const toVerify = positionals[0] === 'verify';
  const [name, ...more] = toVerify ? positionals.slice(1) : positionals;
  if (!name || more.length > 0) return null;
  const config = readConfig();
  const passphrase = readPassphrase(values['passphrase-file'], config);
  const file = resolve(name);
  return () => (toVerify ? verify(file, passphrase) : write(file, passphrase, config));
});
