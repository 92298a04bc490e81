// Takes a running server offline or online again; the server of this machine's data folder, or one whose
// operator token is in PANNIER_OPERATOR_TOKEN:
//   npm run maintenance -- on "Back at 14:00"
//   npm run maintenance -- off --server https://portal.example
// Ends with 1 when the server refused, with 2 when it could not be asked at all.
import { parseArgs } from 'node:util';
import { readConfig } from '#server/config.ts';
import { callServer, describeRefusal, findServer } from './operator/call-server.ts';

const usage = 'npm run maintenance -- on "<message>" | off [--server http://localhost:3000]';

/**
 * Parses the command line.
 * @throws when it is not valid
 */
function readArguments() {
  const { values, positionals } = parseArgs({
    options: { server: { type: 'string' } },
    allowPositionals: true,
  });
  const [word, message = '', ...more] = positionals;
  const known = word === 'on' || (word === 'off' && message === '');
  if (!known || more.length > 0) throw new Error(usage);
  return { status: word === 'on' ? 'maintenance' : 'online', message, server: values.server };
}

/** @returns whether the server did it */
async function run(): Promise<boolean> {
  const { status, message, server } = readArguments();
  const answer = await callServer(findServer(readConfig(), server), '/server/status', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ status, message }),
    signal: AbortSignal.timeout(10_000),
  });
  if (answer.ok) console.log(status === 'online' ? 'The server is online' : 'In maintenance');
  else console.error(await describeRefusal(answer));
  return answer.ok;
}

try {
  process.exitCode = (await run()) ? 0 : 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
}
