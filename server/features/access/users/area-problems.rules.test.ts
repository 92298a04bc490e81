import { describe, expect, it } from 'vitest';
import { findAreaProblems } from './area-problems.rules.ts';

const area = (text: string) => {
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

/** The problems when a user with some areas gets others, each as its field and code. */
function problems(own: string, before: readonly string[], after: readonly string[]) {
  const me = { areas: [area(own)], sorgs: ['2000'] };
  const sent = after.map((text, at) => ({ ...area(text), at }));
  const found = findAreaProblems(me, sent, before.map(area), [customer]);
  return found.map(({ field, code }) => `${field} ${code}`);
}

describe('areas that an administrator gives and takes', () => {
  it('are inside the own ones', () => {
    expect(problems('2000:all:', [], ['2000:customer:C1', '2000:audit:'])).toEqual([]);
    expect(problems('2000:salesman:SP1', [], ['2000:customer:C1'])).toEqual([]);
    expect(problems('2000:salesman:SP1', [], ['2000:customer:C1', '2000:all:'])).toEqual([
      'userAreas.1.value AREA_NOT_YOURS',
    ]);
  });

  it('are of an administered organisation', () => {
    expect(problems('2000:all:', [], ['3000:all:'])).toEqual(['userAreas.0.sorg AREA_NOT_YOURS']);
  });

  it('name customers that exist', () => {
    expect(problems('2000:all:', [], ['2000:customer:C9'])).toEqual([
      'userAreas.0.value UNKNOWN_CUSTOMER',
    ]);
    expect(problems('2000:all:', ['2000:customer:C9'], ['2000:customer:C9'])).toEqual([]);
  });

  it('leave those beyond the own ones to the user', () => {
    const before = ['2000:all:'];
    expect(problems('2000:salesman:SP1', before, ['2000:all:', '2000:customer:C1'])).toEqual([]);
    expect(problems('2000:salesman:SP1', before, ['2000:customer:C1'])).toEqual([
      'userAreas AREA_NOT_YOURS',
    ]);
  });
});
