import { describe, expect, it } from 'vitest';
import { showsChangeCustomer } from './change-customer.rules.ts';
import { shorten } from './shorten.ts';

const sales = { mayChange: true, limitation: 'sales_group' };
const audit = { mayChange: true, limitation: 'audit' };

describe('the change-customer control', () => {
  it.each([
    '/user/edit-profile',
    '/upload-area',
    '/sales-area',
    '/claim',
    '/claim/create',
    '/claim/create/paa',
    '/claim/12/edit',
    '/visit-form',
    '/visit-form/polygon',
    '/visit-form/wim/7',
  ])('is hidden on %s (B038 to B042)', (path) => {
    expect(showsChangeCustomer(path, sales)).toBe(false);
  });

  it('is hidden on the download area for auditors (B043)', () => {
    expect(showsChangeCustomer('/download-area', audit)).toBe(false);
    expect(showsChangeCustomer('/download-area', sales)).toBe(true);
    expect(showsChangeCustomer('/order', audit)).toBe(true);
  });

  it.each(['/', '/catalog', '/cart', '/order', '/claims-of-others', '/payment'])(
    'is shown on %s for users who may change (B044)',
    (path) => {
      expect(showsChangeCustomer(path, sales)).toBe(true);
      expect(showsChangeCustomer(path, { ...sales, mayChange: false })).toBe(false);
    },
  );

  it('shows at most 36 characters on phones (C018)', () => {
    const name = 'Fahrradhaus Müller-Lüdenscheidt & Söhne';
    expect([...shorten(name, 36)]).toHaveLength(36);
    expect(shorten('0001 Rad', 36)).toBe('0001 Rad');
    expect(shorten('🚲🚲🚲', 2)).toBe('🚲…');
  });
});
