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
  ] as const)('%j for limitation %s: %s (B046, B047)', (page, limitation, needed) => {
    expect(needsCustomer(page, { limitation })).toBe(needed);
  });
});

describe('the dialog opens unasked', () => {
  it('only when the page needs a customer and there is one to choose (B048)', () => {
    expect(opensUnasked(true, 3)).toBe(true);
    expect(opensUnasked(true, 0)).toBe(false);
    expect(opensUnasked(false, 3)).toBe(false);
  });

  it('not while the list is unknown, or when it cannot be had (B150)', () => {
    expect(opensUnasked(true, undefined)).toBe(false);
  });
});

describe('the group of a customer', () => {
  it('is that of the first area; none, or an empty one, has its own sign (B059, M059, N040)', () => {
    expect(groupName([{ custGroup: 'Gold' }, { custGroup: 'Silver' }], 'N/A')).toBe('Gold');
    expect(groupName([], 'N/A')).toBe('N/A');
    expect(groupName([{ custGroup: '' }], '–')).toBe('–');
  });
});
