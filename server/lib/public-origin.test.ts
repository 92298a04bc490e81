import { expect, it } from 'vitest';
import { publicOrigin } from './public-origin.ts';

it.each([
  ['us.dealer.example', null, 'https://us.dealer.example'],
  ['localhost', null, 'http://localhost:3000'],
  ['us.localhost', null, 'http://us.localhost:3000'],
  ['us.localhost', 'https://{host}', 'https://us.localhost'],
  ['us.dealer.example', 'https://{host}:8443', 'https://us.dealer.example:8443'],
  ['us.dealer.example', 'https://portal.example', 'https://portal.example'],
])('L1 %s under %s is reached at %s', (host, publicUrl, origin) => {
  expect(publicOrigin({ publicUrl, port: 3000 }, host)).toBe(origin);
});
