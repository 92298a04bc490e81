import { expect, it } from 'vitest';
import { dummyHash, hashPassword, verifyPassword } from './password.ts';

it('accepts the password it hashed and no other', async () => {
  const hash = await hashPassword('Pannier-2026');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await verifyPassword(hash, 'Pannier-2026')).toBe(true);
  expect(await verifyPassword(hash, 'pannier-2026')).toBe(false);
});

it('salts, so equal passwords hash differently', async () => {
  expect(await hashPassword('x')).not.toBe(await hashPassword('x'));
});

it('rejects anything but an argon2id hash', async () => {
  expect(await verifyPassword('$argon2i$v=19$m=4096,t=3,p=1$c2FsdA$aGFzaA', 'x')).toBe(false);
  expect(await verifyPassword('', 'x')).toBe(false);
});

it('matches nothing against the dummy hash', async () => {
  for (const password of ['', 'A', 'password'])
    expect(await verifyPassword(dummyHash, password)).toBe(false);
});
