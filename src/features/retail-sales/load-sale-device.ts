const load = () => import('./sale-device.ts');
// Begun with the page: the network may be gone when its first sale is captured.
const loading = load().catch(() => null);

/** The data that registrations keep on the device come behind the page, as it brings the outbox and its database along. */
export const loadSaleDevice = async () => (await loading) ?? (await load());
