import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const clearSession = vi.hoisted(() => vi.fn(async () => undefined));
const dropped = vi.hoisted(() => ({ dropCatalog: vi.fn(), dropIfRefused: vi.fn() }));
vi.mock('#src/offline/catalog/drop-refused.ts', () => dropped);
const { dropDocumentsIfRefused } = vi.hoisted(() => ({ dropDocumentsIfRefused: vi.fn() }));
vi.mock('#src/offline/documents/drop-documents.ts', () => ({ dropDocumentsIfRefused }));
const wiped = vi.hoisted(() => ({
  wipeUserData: vi.fn(async () => undefined),
  wipeCatalog: vi.fn(async () => undefined),
  wipeDocuments: vi.fn(async () => undefined),
}));
vi.mock('#src/offline/documents/document-database.ts', () => wiped);
vi.mock('#src/offline/database.ts', () => wiped);
vi.mock('#src/offline/catalog/download-catalog.ts', () => wiped);
vi.mock('#src/offline/session/session-tokens.ts', async (original) => ({
  ...(await original<object>()),
  clearSession,
  storedUser: async () => null,
}));

const assign = vi.fn();
const viewer = { host: 'us.portal.test', userId: 7, customer: null, sorg: '2000' };

/** A page at an address; a logout can happen once on it. */
async function openPage(path: string) {
  vi.resetModules();
  const { pathname, search } = new URL(path, 'https://us.portal.test');
  vi.stubGlobal('location', { ...window.location, pathname, search, assign });
  const { logOutAndWipe, logOutBecause } = await import('./log-out.ts');
  const { leaveLoginNotice } = await import('./leave-notice.ts');
  const { loginNotice } = await import('./login-notice.ts');
  const { bindViewer } = await import('#src/offline/viewer.ts');
  bindViewer(viewer);
  const { keepMaintenanceMessage, maintenanceMessage } = await import(
    '#src/lib/maintenance-message.ts'
  );
  return {
    logOutAndWipe,
    logOutBecause,
    leaveLoginNotice,
    loginNotice,
    keepMaintenanceMessage,
    maintenanceMessage,
  };
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  assign.mockReset();
  vi.clearAllMocks();
});
afterEach(() => vi.unstubAllGlobals());

describe('a logout the server demands', () => {
  it('after a 403 goes to the login with a notice, not back (B138)', async () => {
    const { logOutBecause, loginNotice } = await openPage('/de/order');
    await logOutBecause({ reason: 'forbidden' });
    expect(clearSession).toHaveBeenCalledTimes(1);
    expect(assign).toHaveBeenCalledWith('/de/login');
    expect(loginNotice()).toMatchObject({ reason: 'forbidden' });
    // The token is still there for asking whether the catalog is theirs.
    expect(dropped.dropIfRefused).toHaveBeenCalledWith(viewer);
    expect(dropDocumentsIfRefused).toHaveBeenCalledWith(viewer);
    const [dropCall] = dropDocumentsIfRefused.mock.invocationCallOrder;
    expect(dropCall).toBeLessThan(clearSession.mock.invocationCallOrder[0] ?? 0);
  });

  it('drops the catalog when access has ended', async () => {
    const { logOutBecause, leaveLoginNotice, loginNotice } = await openPage('/de/order?page=2');
    leaveLoginNotice({ reason: 'forbidden' });
    await logOutBecause({ reason: 'expired' });
    expect(dropped.dropCatalog).toHaveBeenCalledWith(viewer);
    expect(assign).toHaveBeenCalledWith('/de/login');
    expect(loginNotice()).toMatchObject({ reason: 'forbidden' });
  });

  // B141, B144
  it('returns to the page after an ended session and new login', async () => {
    const { logOutBecause, loginNotice } = await openPage('/de/order?page=2');
    await logOutBecause({ reason: 'expired' });
    expect(assign.mock.calls[0]?.[0]).toBe(`/de/login?to=${encodeURIComponent('/order?page=2')}`);
    expect(loginNotice()).toMatchObject({ reason: 'expired' });
    expect(dropped.dropCatalog).not.toHaveBeenCalled();
    expect(dropped.dropIfRefused).not.toHaveBeenCalled();
    expect(dropDocumentsIfRefused).not.toHaveBeenCalled();
  });

  it('does nothing when a guard already led to the login (B144)', async () => {
    const { logOutBecause } = await openPage('/de/login?to=%2Forder');
    await logOutBecause({ reason: 'expired' });
    expect(clearSession).not.toHaveBeenCalled();
    expect(assign).not.toHaveBeenCalled();
  });

  it("leaves a guard's redirect alone but handles the next loss", async () => {
    const { logOutBecause } = await openPage('/de/order');
    clearSession.mockImplementationOnce(async () => {
      vi.stubGlobal('location', { ...window.location, pathname: '/de/login', search: '', assign });
    });
    await logOutBecause({ reason: 'expired' });
    expect(assign).not.toHaveBeenCalled();
    vi.stubGlobal('location', { ...window.location, pathname: '/de/cart', search: '', assign });
    await logOutBecause({ reason: 'forbidden' });
    expect(assign).toHaveBeenCalledWith('/de/login');
  });

  // B139, B140, M038, N139
  it('keeps the maintenance message until the server is back', async () => {
    const page = await openPage('/de/order');
    await page.logOutBecause({ reason: 'maintenance', message: 'Until 6 pm' });
    expect(assign.mock.calls[0]?.[0]).toMatch(/^\/de\/login/);
    expect(page.maintenanceMessage()).toBe('Until 6 pm');
    expect(page.loginNotice()).toMatchObject({ reason: 'maintenance', message: 'Until 6 pm' });
    page.keepMaintenanceMessage(null);
    expect(page.loginNotice()).toBeNull();
  });

  it("keeps the input for the user's next login", async () => {
    localStorage.setItem('pannier.input.7.draft.checkout.C1', '{}');
    const { logOutBecause } = await openPage('/de/cart/checkout');
    await logOutBecause({ reason: 'expired' });
    expect(localStorage.getItem('pannier.input.7.draft.checkout.C1')).toBe('{}');
  });

  it('happens once, however many requests fail', async () => {
    const { logOutBecause } = await openPage('/de/order');
    await Promise.all([
      logOutBecause({ reason: 'expired' }),
      logOutBecause({ reason: 'forbidden' }),
    ]);
    expect(assign).toHaveBeenCalledTimes(1);
  });
});

describe('a logout the user wants', () => {
  const typed = 'pannier.input.7.draft.checkout.C1';

  it("ends the session and deletes the device's data (B098)", async () => {
    localStorage.setItem(typed, '{}');
    const { logOutAndWipe } = await openPage('/de/cart');
    await logOutAndWipe();
    expect(clearSession).toHaveBeenCalledTimes(1);
    expect(wiped.wipeUserData).toHaveBeenCalledWith(viewer.host, viewer.userId);
    expect(wiped.wipeDocuments).toHaveBeenCalledWith(viewer);
    expect(localStorage.getItem(typed)).toBeNull();
    expect(assign).toHaveBeenCalledWith('/de/login');
  });

  it('deletes the offline catalog also when its flag is missing', async () => {
    const { logOutAndWipe } = await openPage('/de/cart');
    await logOutAndWipe();
    expect(wiped.wipeCatalog).toHaveBeenCalledWith(viewer.host, viewer.userId);
  });

  it('goes on to the login when a deletion fails', async () => {
    localStorage.setItem(typed, '{}');
    wiped.wipeUserData.mockRejectedValueOnce(new Error('The database is blocked'));
    const { logOutAndWipe } = await openPage('/de/cart');
    await logOutAndWipe();
    expect(localStorage.getItem(typed)).toBeNull();
    expect(assign).toHaveBeenCalledWith('/de/login');
  });

  it('goes on to the login when a deletion never ends', async () => {
    localStorage.setItem(typed, '{}');
    wiped.wipeUserData.mockReturnValueOnce(new Promise(() => undefined));
    const { logOutAndWipe } = await openPage('/de/cart');
    vi.useFakeTimers();
    const leaving = logOutAndWipe();
    await vi.advanceTimersByTimeAsync(10_000);
    await leaving;
    vi.useRealTimers();
    expect(localStorage.getItem(typed)).toBeNull();
    expect(assign).toHaveBeenCalledWith('/de/login');
  });
});
