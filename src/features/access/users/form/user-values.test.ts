import * as v from 'valibot';
import { expect, test } from 'vitest';
import { choices, shownUser } from '../testing/users.ts';
import {
  blankUser,
  mergeAreas,
  toCopiedValues,
  toFormField,
  toUserInput,
  type UserValues,
  userSchema,
} from './user-values.ts';

const area = { sorg: '2000', limitation: 'customer' as const, value: 'C9', customerName: 'Alpine' };
const complete: UserValues = {
  ...blankUser(choices(), 'en-us'),
  username: 'new1',
  name: 'Bo',
  email: 'bo@shop.example',
  groupRole: 'dealer',
  roles: ['customer', 'claims'],
  areas: [area],
};
/** The fields with a problem. */
const problems = (over: Partial<UserValues>) => {
  const { issues = [] } = v.safeParse(userSchema, { ...complete, ...over });
  return issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}`);
};

test('accepts a complete user', () => {
  expect(problems({})).toEqual([]);
});

test.each([
  [{ username: 'two words' }, 'username NOT_USERNAME'],
  [{ email: '' }, 'email REQUIRED'],
  [{ email: 'nobody' }, 'email NOT_EMAIL'],
  [{ emailConfirmations: 'a@b.example, nobody' }, 'emailConfirmations NOT_EMAIL'],
  [{ groupRole: '' }, 'groupRole REQUIRED'],
  [{ roles: [] }, 'roles ROLE_REQUIRED'],
  [{ areas: [] }, 'areas AREA_REQUIRED'],
  [{ areas: [{ ...area, value: ' ' }] }, 'areas.0.value REQUIRED'],
])('finds what is missing or wrong in %j', (over, problem) => {
  expect(problems(over)).toEqual([problem]);
});

test('needs no address for a user without a mailbox (reading 48)', () => {
  expect(problems({ email: '', isFakeEmail: true })).toEqual([]);
});

test('sends all roles of the group role as none deselected (reading 47)', () => {
  const all = choices().groupRoles.find(({ id }) => id === 'dealer')?.roles ?? [];
  const ids = all.map(({ id }) => id);
  expect(toUserInput({ ...complete, roles: ids }, choices()).user.roles).toBeNull();
  expect(toUserInput({ ...complete, roles: ids.slice(1) }, choices()).user.roles).toEqual(
    ids.slice(1),
  );
});

test('sends no value of an area without a limit', () => {
  const { userAreas } = toUserInput(
    { ...complete, areas: [{ ...area, limitation: 'audit' }] },
    choices(),
  );
  expect(userAreas).toEqual([{ sorg: '2000', limitation: 'audit', value: '' }]);
});

test('merges an area that is listed twice', () => {
  const audit = { ...area, limitation: 'audit' as const, value: '' };
  expect(mergeAreas([area, audit, audit, { ...area, value: ' C9 ' }])).toEqual([area, audit]);
});

test('begins a copy without username and address (N112)', () => {
  expect(toCopiedValues(shownUser())).toMatchObject({ username: '', email: '', name: 'Ada' });
});

test('finds the field of the form for one of the server', () => {
  expect(toFormField('user.username')).toBe('username');
  expect(toFormField('user.contentTargetMarkets')).toBe('markets');
  expect(toFormField('userAreas.1.value')).toBe('areas.1.value');
  expect(toFormField('userAreas')).toBe('areas');
  expect(toFormField('invite')).toBeNull();
});
