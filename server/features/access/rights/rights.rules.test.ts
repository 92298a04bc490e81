import { describe, expect, it, test } from 'vitest';
import type { UserArea } from '#server/graphql/context.ts';
import { haveSameRights, isInsideAreas, readOnlyReason, toAreaText } from './rights.rules.ts';
import { findPlaceProblems, findUnheld, toId } from './shared-records.rules.ts';

const area = (text: string): UserArea => {
  const [sorg = '', limitation = '', value = ''] = text.split(':');
  return { sorg, limitation, value };
};
const customer = {
  sorg: '2000',
  unified: 'C1',
  salesman: 'SP1',
  sales_group: 'SG1',
  sales_office: 'SO1',
};

describe('an area inside those of an administrator', () => {
  test.each([
    ['2000:all:', '2000:all:', true],
    ['2000:all:', '2000:audit:', true],
    ['2000:all:', '2000:customer:C1', true],
    ['2000:all:', '3000:customer:C1', false],
    ['2000:salesman:SP1', '2000:salesman:SP1', true],
    ['2000:salesman:SP1', '2000:customer:C1', true],
    ['2000:salesman:SP2', '2000:customer:C1', false],
    ['2000:salesman:SP1', '2000:sales_group:SG1', false],
    ['2000:salesman:SP1', '2000:all:', false],
    ['2000:salesman:SP1', '2000:audit:', false],
    ['2000:sales_office:SO1', '2000:customer:C1', true],
    ['2000:customer:C1', '2000:customer:C1', true],
    ['2000:customer:C2', '2000:customer:C1', false],
  ])('%s and %s: %s', (own, given, isInside) => {
    const named = given.includes(':customer:') ? customer : null;
    expect(isInsideAreas(area(given), { areas: [area(own)] }, named)).toBe(isInside);
  });
});

test('an administrator only reads own rights and group roles not to give', () => {
  const me = { userId: 1, areas: [], givable: new Set(['dealer']) };
  expect(readOnlyReason(me, { id: 1, groupRole: 'dealer' })).toBe('NOT_YOURSELF');
  expect(readOnlyReason(me, { id: 2, groupRole: 'salesman' })).toBe('NOT_YOURS_TO_GRANT');
  expect(readOnlyReason(me, { id: 2, groupRole: 'dealer' })).toBeNull();
});

test('rights are the same in any order', () => {
  const areas = [area('2000:all:'), area('3000:all:')];
  const rights = { groupRole: 'dealer', roles: ['a', 'b'], areas, active: true };
  const turned = { ...rights, roles: ['b', 'a'], areas: areas.toReversed() };
  expect(haveSameRights(rights, turned)).toBe(true);
  expect(haveSameRights(rights, { ...rights, roles: ['a'] })).toBe(false);
  expect(haveSameRights(rights, { ...rights, active: false })).toBe(false);
});

test('an area is a text of its three parts', () => {
  expect(toAreaText(area('2000:customer:C1'))).toBe('2000:customer:C1');
});

describe('a role or group role', () => {
  const me = { isOwner: false, sorgs: ['2000'], scopes: new Set(['page.news']) };
  const codes = (problems: { code: string }[]) => problems.map(({ code }) => code);

  it('of all organisations is changed by owners only', () => {
    expect(codes(findPlaceProblems(me, null, 'x'))).toEqual(['NOT_YOURS_TO_CHANGE']);
    expect(findPlaceProblems({ ...me, isOwner: true }, null, 'x')).toEqual([]);
  });

  it('of an organisation is changed by its administrators only', () => {
    expect(findPlaceProblems(me, '2000', 'x')).toEqual([]);
    expect(codes(findPlaceProblems(me, '3000', 'x'))).toEqual(['AREA_NOT_YOURS']);
  });

  it('holds no permission that its author does not hold', () => {
    expect(findUnheld(me, ['page.news'], 'x')).toEqual([]);
    expect(findUnheld(me, ['page.news', 'news.cu'], 'x')).toMatchObject([
      { code: 'NOT_YOURS_TO_GRANT', name: 'news.cu' },
    ]);
    expect(findUnheld({ ...me, isOwner: true }, ['news.cu'], 'x')).toEqual([]);
  });

  it('has an id of its name that no other has', () => {
    expect(toId('Händler, Süd', new Set())).toBe('handler-sud');
    expect(toId('Buyer', new Set(['buyer', 'buyer-2']))).toBe('buyer-3');
    expect(toId('日本', new Set())).toBe('role');
  });
});
