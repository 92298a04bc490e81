import { describe, expect, it } from 'vitest';
import { groupName, needsCustomer, opensUnasked } from './customers.rules.ts';

describe('whether a page needs a customer', () => {
  it.each([
    [{}, null, false],
    [{ customer: 'yes' }, null, true],
    [{ customer: 'yes' }, 'audit', true],
    [{ customer: 'not-audit' }, 'audit', false],
    [{ customer: 'not-audit' }, 'salesman', true],
    [{ customer: 'not-audit' }, null, true],
  ] as const)('returns for %j and limitation %s: %s (B046, B047)', (page, limitation, needed) => {
    expect(needsCustomer(page, { limitation })).toBe(needed);
  });
});

describe('the dialog opens unasked', () => {
  // B048
  it('opens only on pages that need one, if there is a choice', () => {
    expect(opensUnasked(true, 3)).toBe(true);
    expect(opensUnasked(true, 0)).toBe(false);
    expect(opensUnasked(false, 3)).toBe(false);
  });

  it('stays closed while the list is unknown or unavailable (B150)', () => {
    expect(opensUnasked(true, undefined)).toBe(false);
  });
});

describe('the group of a customer', () => {
  // B059, M059, N040
  it("is the first area's, or a sign when none or empty", () => {
    expect(groupName([{ custGroup: 'Gold' }, { custGroup: 'Silver' }], 'N/A')).toBe('Gold');
    expect(groupName([], 'N/A')).toBe('N/A');
    expect(groupName([{ custGroup: '' }], '–')).toBe('–');
  });
});
