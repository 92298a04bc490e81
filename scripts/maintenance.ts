// Takes a running server offline or online again, with the token it was started with:
//   npm run maintenance -- on "Back at 14:00"
//   npm run maintenance -- off --server https://portal.example
// Ends with 1 when the server refused, with 2 when it could not be asked at all.
import { parseArgs } from 'node:util';
import { readConfig } from '#server/config.ts';

const usage = 'npm run maintenance -- on "<message>" | off [--server http://localhost:3000]';

/** What the command line asks for. @throws when it cannot be understood */
function asked() {
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
  const { status, message, server } = asked();
  const { operatorToken, port } = readConfig();
  if (!operatorToken) throw new Error('Set PANNIER_OPERATOR_TOKEN to the token of the server');
  const answer = await fetch(new URL('/server/status', server ?? `http://localhost:${port}`), {
    method: 'PUT',
    headers: { authorization: `Bearer ${operatorToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ status, message }),
    redirect: 'error',
    signal: AbortSignal.timeout(10_000),
  });
  if (answer.ok) console.log(status === 'online' ? 'The server is online' : 'In maintenance');
  else
    console.error(`The server answered ${answer.status}: ${(await answer.text()).slice(0, 500)}`);
  return answer.ok;
}

try {
  process.exitCode = (await run()) ? 0 : 1;
} catch (error) {
  const { message, cause } = error as Error;
  console.error(cause instanceof Error ? `${message}: ${cause.message}` : message);
  process.exitCode = 2;
}
