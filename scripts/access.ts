// Makes a user an owner, who may do and grant everything, and prints the one-time link to set the
// password (docs/operations.md):
//   npm run access -- owner <username> [--email <address>] [--sorg <sales organisation>] [--server <url>]
// Ends with 1 when it was refused, with 2 when it could not be tried at all.
import { parseArgs } from 'node:util';
import { readConfig } from '#server/config.ts';
import { migrate } from '#server/db/migrate.ts';
import { type AppointedOwner, appointOwner } from '#server/features/owner/owner.public.ts';
import { callServer, describeRefusal } from './operator/call-server.ts';
import { databaseOrServer } from './operator/database-or-server.ts';

const usage =
  'npm run access -- owner <username> [--email <address>] [--sorg <sales organisation>] [--server <url>]';

/**
 * Parses the command line.
 * @throws when it is not valid
 */
function readArguments() {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    options: { email: text, sorg: text, server: text },
    allowPositionals: true,
  });
  const [word, username, ...more] = positionals;
  if (word !== 'owner' || !username || more.length > 0) throw new Error(usage);
  const { email = null, sorg = null, server } = values;
  return { owner: { username, email, sorg }, server };
}

async function run(): Promise<AppointedOwner> {
  const { owner, server: named } = readArguments();
  const config = readConfig();
  const { server, database } = await databaseOrServer(config, named);
  if (server) {
    const answer = await callServer(server, '/access/owner', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(owner),
      signal: AbortSignal.timeout(30_000),
    });
    if (!answer.ok) throw new Error(await describeRefusal(answer));
    return (await answer.json()) as AppointedOwner;
  }
  try {
    await migrate(database.db);
    return await appointOwner({ db: database.db, config }, owner);
  } finally {
    await database.close();
  }
}

try {
  const { username, isNew, link, hours } = await run();
  console.log(`${username} ${isNew ? 'was created as' : 'is now'} an owner.`);
  console.log(`Set the password here, once, within ${hours} hours:\n${link}`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = (error as { statusCode?: number }).statusCode === undefined ? 2 : 1;
}
