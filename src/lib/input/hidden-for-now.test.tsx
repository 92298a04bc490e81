import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hiddenFor, hiddenForNow } from './hidden-for-now.ts';

const day = 24 * 3600_000;
const now = 1_800_000_000_000;

beforeEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

describe('a closed item (B119, B120, B123, C020)', () => {
  it('stays hidden for exactly 7,200,000 ms', () => {
    const marker = hiddenForNow(7, 'banner');
    expect(marker.isHidden(now)).toBe(false);
    marker.hide(now);
    expect(marker.isHidden(now + 7_199_999)).toBe(true);
    expect(marker.isHidden(now + 7_200_000)).toBe(false);
  });

  it('is stored per user and item', () => {
    hiddenForNow(7, 'announcement.1').hide(now);
    expect(hiddenForNow(8, 'announcement.1').isHidden(now)).toBe(false);
    expect(hiddenForNow(7, 'announcement.2').isHidden(now)).toBe(false);
    expect(hiddenForNow(7, 'announcement.1').isHidden(now)).toBe(true);
  });

  it('comes back if it was closed while the clock was a day ahead', () => {
    hiddenForNow(7, 'banner').hide(now + day);
    expect(hiddenForNow(7, 'banner').isHidden(now)).toBe(false);
  });

  it('comes back when the clock was a day behind', () => {
    hiddenForNow(7, 'banner').hide(now - day);
    expect(hiddenForNow(7, 'banner').isHidden(now)).toBe(false);
  });

  it.each(['', 'soon', 'NaN', '{}'])('ignores a marker with the text %j', (text) => {
    localStorage.setItem('pannier.hidden.7.banner', text);
    expect(hiddenForNow(7, 'banner').isHidden(now)).toBe(false);
  });

  it('works when the storage is full', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => hiddenForNow(7, 'banner').hide(now)).not.toThrow();
  });

  it('removes old markers', () => {
    for (let n = 0; n < 60; n += 1) hiddenForNow(7, `announcement.${n}`).hide(now);
    hiddenForNow(7, 'announcement.new').hide(now + hiddenFor + 1);
    expect(Object.keys(localStorage)).toEqual(['pannier.hidden.7.announcement.new']);
  });
});
