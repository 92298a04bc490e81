import { expect, test } from 'vitest';
import { knownPermissions } from '#shared/access/known-permissions.ts';
import { permissionAreas } from './permission-areas.ts';

test('every permission of the app is in one area', () => {
  const names = permissionAreas.flatMap(({ permissions }) => permissions);
  expect(names.toSorted()).toEqual([...knownPermissions].toSorted());
});
