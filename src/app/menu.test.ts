import { describe, expect, it } from 'vitest';
import { holdsScopes } from '#src/features/session/scopes.rules.ts';
import { roleRows } from '../../scripts/demo/access.ts';
import { deferredPages } from './generated/deferred-pages.ts';
import { firstPages } from './generated/first-pages.ts';
import { isActive, listLinks, menuSectionsFor } from './menu.ts';
import type { MenuViewer } from './menus/menu-entry.ts';
import { menuFor } from './menus/testing/menu-for.ts';
import type { Page } from './page.ts';

const roles = roleRows() as { id: string; permissions: string[] }[];

const everything: Omit<MenuViewer, 'has'> = {
  flags: { MERGE_MENU_CATALOG: true, NEWS: true },
  payment: true,
  kinds: { Bike: true, PAA: true, groupset: true },
  visitForms: ['polygon', 'wim'],
};

const listMenu = (scopes: readonly string[], viewer: Partial<MenuViewer> = {}) =>
  menuFor({ ...everything, ...viewer, has: (scope) => scopes.includes(scope) });
const allTargets = (...args: Parameters<typeof listMenu>) =>
  listLinks(listMenu(...args)).map(({ to }) => to);
/** But the way home, which everybody has. */
const targets = (...args: Parameters<typeof listMenu>) => allTargets(...args).slice(1);
const ids = (...args: Parameters<typeof listMenu>) => listMenu(...args).map(({ id }) => id);

/** The pages about frames, for which any of several permissions is enough. */
const frames = ['/frame', '/frame-stock', '/recall'];

describe('the menu', () => {
  it.each([
    [['page.catalog'], ['/catalog', '/offline-catalog']],
    [['page.sales-area'], ['/sales-area']],
    [['page.dashboard'], ['/sales-overview']],
    [['page.order-status'], ['/order']],
    [['page.claim'], ['/claim', ...frames]],
    [['profile.update'], ['/user/edit-profile']],
    [['page.invoice-status'], ['/invoice/open-invoice', '/invoice/invoice-list']],
    [['page.payment-request'], ['/payment']],
    [['page.pdi'], ['/pdi', ...frames]],
    [['page.customer-sales-report'], ['/retail-sales', ...frames]],
    [['page.bonus-dealer'], ['/bonus-dealer']],
    [['page.download-area'], ['/download-area']],
    [['page.upload-area'], ['/upload-area']],
    [['page.click-collect'], ['/click-collect']],
    [['page.3rdpartycatalog'], ['/3rd-party/catalog']],
    [['page.3rdpartyorder'], ['/3rd-party/order']],
    [['page.3rdpartyarticlemaintenance'], ['/3rd-party/article-maintenance']],
    [['page.formvisit'], ['/visit-form/polygon', '/visit-form/wim']],
    [['page.catalog-analyze'], ['/admin/catalog-analyze']],
    [['page.orderlist'], ['/admin/order-confirmation']],
    [['page.user-management-us'], ['/admin/users', '/admin/customer-inquiries']],
    [
      ['page.user-management'],
      [
        '/admin/users',
        '/admin/roles',
        '/admin/group-roles',
        '/admin/permissions',
        '/admin/audit',
        '/admin/customer-inquiries',
      ],
    ],
    [['page.announcement'], ['/admin/announcements']],
    [['page.banner'], ['/admin/banners']],
    [['cart.display-order-qty'], ['/cart', '/pending-changes']],
    [['menu.change-cust'], []],
    [[], []],
  ])('leads from %j to %j alone (B031, U126 to U156)', (scopes, to) => {
    expect(targets(scopes)).toEqual(to);
  });

  it('starts with the home link for everyone', () => {
    expect(allTargets([])).toEqual(['/']);
    expect(allTargets(['page.catalog'])[0]).toBe('/');
  });

  it('has fast order for users who may browse and order', () => {
    expect(targets(['page.catalog', 'cart.display-order-qty'])).toEqual([
      '/catalog',
      '/catalog/fast-order',
      '/offline-catalog',
      '/cart',
      '/pending-changes',
    ]);
  });

  it('has no payments where the host has none (F035, N034)', () => {
    expect(targets(['page.payment-request'], { payment: false })).toEqual([]);
  });

  it('shows a group with its allowed entries only (B032)', () => {
    const [, group] = listMenu(['page.3rdpartyorder']);
    expect(group).toMatchObject({ id: 'third-party', entries: [{ id: 'third-party-orders' }] });
  });

  // B033
  it.each([
    ['marketing-material.cud', 'page.marketing-material', '/admin/marketing-material/category'],
    ['sales-document.cu', 'page.sales-document', '/admin/sales-document/group'],
    ['news.cu', 'page.news', '/admin/news'],
  ])('links a user with %s to administration instead of reading', (writes, reads, to) => {
    expect(targets([writes, reads])[0]).toBe(to);
    expect(targets([writes, reads]).some((one) => !one.startsWith('/admin/'))).toBe(false);
    expect(targets([reads]).some((one) => one.startsWith('/admin/'))).toBe(false);
    expect(targets([reads]).length).toBeGreaterThan(0);
  });

  // U152, U154
  it('links marketing material and sales documents by kind', () => {
    expect(targets(['page.marketing-material'])).toEqual([
      '/marketing-material/brand-assets',
      '/marketing-material/product-lineup',
    ]);
    expect(targets(['page.sales-document'])).toEqual([
      '/sales-document/sales',
      '/sales-document/technical',
    ]);
  });

  it('has the catalog once with MERGE_MENU_CATALOG (B034, F008)', () => {
    expect(targets(['page.catalog', 'page.home-page'])).toEqual(['/catalog', '/offline-catalog']);
  });

  // B035, F008
  it('shows catalog parts with products without MERGE_MENU_CATALOG', () => {
    const flags = { MERGE_MENU_CATALOG: false, NEWS: true };
    const scopes = ['page.catalog', 'page.home-page'];
    expect(ids(scopes, { flags })).toEqual(['catalog', 'offline-catalog']);
    expect(allTargets(scopes, { flags })).toEqual([
      '/home-page',
      '/catalog/bike',
      '/catalog/paa',
      '/catalog/groupset',
      '/offline-catalog',
    ]);
    const kinds = { Bike: false, PAA: true, groupset: false };
    expect(allTargets(scopes, { flags, kinds })).toEqual([
      '/home-page',
      '/catalog/paa',
      '/offline-catalog',
    ]);
    expect(allTargets(scopes, { flags, kinds: null })).toHaveLength(5);
    expect(allTargets(['page.home-page'], { flags })).toEqual(['/home-page']);
  });

  it('has the home link once, with either address', () => {
    const flags = { MERGE_MENU_CATALOG: false, NEWS: true };
    const homes = (scopes: string[]) =>
      listLinks(listMenu(scopes, { flags })).filter((link) => isActive(link, '/'));
    expect(homes(['page.catalog', 'page.home-page']).map(({ to }) => to)).toEqual(['/home-page']);
    expect(homes(['page.catalog']).map(({ to }) => to)).toEqual(['/']);
  });

  // B037, F009
  it('has no news with the feature off, for readers and writers', () => {
    const flags = { MERGE_MENU_CATALOG: true, NEWS: false };
    expect(targets(['page.news', 'news.cu'], { flags })).toEqual([]);
    expect(targets(['page.news'])).toEqual(['/news']);
  });

  it('has each visit form where the user’s areas have it (B036)', () => {
    const forms = (visitForms: string[]) => targets(['page.formvisit'], { visitForms });
    expect(forms(['wim'])).toEqual(['/visit-form/wim']);
    expect(forms(['polygon'])).toEqual(['/visit-form/polygon']);
    expect(forms([])).toEqual([]);
  });

  // U157
  it('highlights the entry of a page, subpage or newer variant', () => {
    const menu = listMenu(['page.catalog', 'page.dashboard', 'page.invoice-status']);
    const lit = (path: string) => menu.filter((entry) => isActive(entry, path)).map(({ id }) => id);
    expect(lit('/catalog/bike/trail-500')).toEqual(['catalog']);
    expect(lit('/catalogue')).toEqual([]);
    expect(lit('/sales-overview-new')).toEqual(['sales-overview']);
    expect(lit('/invoice/open-invoice-relayout')).toEqual(['invoices']);
  });

  it('has its entries in sections, and no section without one', () => {
    const sections = (scopes: string[]) =>
      menuSectionsFor({ ...everything, has: (scope) => scopes.includes(scope) }).map(
        ({ id, entries }) => [id, ...entries.map((entry) => entry.id)],
      );
    expect(sections([])).toEqual([['home', 'home']]);
    expect(
      sections(['page.catalog', 'page.order-status', 'page.payment-request', 'page.pdi']),
    ).toEqual([
      ['home', 'home'],
      ['ordering', 'catalog', 'offline-catalog', 'orders'],
      ['money', 'payments'],
      ['bikes', 'inspections', 'frames'],
    ]);
  });

  it('gives each key and each id to one entry', () => {
    const all = listLinks(listMenu(roles.flatMap(({ permissions }) => permissions)));
    const keys = all.flatMap(({ key }) => key ?? []);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).not.toContain('h');
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  });
});

const pages = Object.values<Page>({ ...firstPages, ...deferredPages });

/** A parameter with a question mark may be missing. */
const toPattern = (path: string) =>
  new RegExp(`^${path.replace(/\/:\w+\?/g, '(/[^/]+)?').replace(/:\w+/g, '[^/]+')}$`);

/** The page a link opens; those with parameters come last. */
const findPage = (to: string) =>
  pages.find(({ path }) => `/${path}` === to) ??
  pages.find(({ path }) => toPattern(`/${path}`).test(to));

describe.each(roles)('the menu of role $id', ({ permissions }) => {
  it.each([true, false])('leads only to pages the role may open (merged: %s)', (merged) => {
    const flags = { MERGE_MENU_CATALOG: merged, NEWS: true };
    const links = listLinks(listMenu(permissions, { flags }));
    expect(links.length).toBeGreaterThan(0);
    const closed = links.filter(({ to }) => {
      const page = findPage(to);
      return !page || !holdsScopes(permissions, page.scopes ?? []);
    });
    expect(closed.map(({ to }) => to)).toEqual([]);
  });
});
