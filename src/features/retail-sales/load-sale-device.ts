const load = () => import('./sale-device.ts');
// Begun with the page: the network may be gone when its first sale is captured.
const loading = load().catch(() => null);

/** What registrations keep on the device comes behind the page, as it brings the outbox and its database along. */
export const loadSaleDevice = async () => (await loading) ?? (await load());
