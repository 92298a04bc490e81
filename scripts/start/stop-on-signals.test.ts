import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const module = fileURLToPath(new URL('./stop-on-signals.ts', import.meta.url));
const program = `
  const { stopOnSignals } = await import(${JSON.stringify(module)});
  stopOnSignals(() => new Promise((done) => setTimeout(() => done(console.log('stopped')), 500)));
  setInterval(() => {}, 1000);
  console.log('ready');
`;

it('finishes stopping when the signal is repeated', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program]);
  let said = '';
  for await (const chunk of child.stdout) {
    if (`${chunk}`.includes('ready'))
      for (const ms of [0, 100, 200]) setTimeout(() => child.kill('SIGINT'), ms);
    said += chunk;
  }
  const code = child.exitCode ?? (await once(child, 'exit'))[0];
  expect([said, code]).toEqual(['ready\nstopped\n', 0]);
});
