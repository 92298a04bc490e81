import { expect, test } from 'vitest';
import { openUserDatabase } from '../database.ts';
import { sealVariables, unsealVariables } from './sealed-variables.ts';

const db = openUserDatabase('localhost', 4711);
const change = (customer: object | null) => ({
  operation: 'RegisterFrame',
  keys: ['retail-sale/WU1'],
  variables: { frameNumber: 'WU1', customer },
});

test('hides the named variables and gives them back', async () => {
  const sealed = await sealVariables(db, change({ name: 'Consumer 7' }), ['customer']);
  expect(sealed.variables).toEqual({ frameNumber: 'WU1', customer: null });
  expect(JSON.stringify(sealed)).not.toContain('Consumer 7');
  expect(await unsealVariables(db, sealed)).toEqual(change({ name: 'Consumer 7' }).variables);
});

test('leaves a change without personal data as it is', async () => {
  const plain = change(null);
  expect(await sealVariables(db, plain, ['customer'])).toBe(plain);
  expect(await unsealVariables(db, plain)).toBe(plain.variables);
});

test('does not decrypt with the key of another user', async () => {
  const sealed = await sealVariables(db, change({ name: 'Consumer 7' }), ['customer']);
  const other = openUserDatabase('localhost', 4712);
  await expect(unsealVariables(other, sealed)).rejects.toThrow();
});
