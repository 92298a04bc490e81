const load = () => import('./register/capture-sale.ts');
// Begun with the page: the network may be gone when its first sale is captured.
const loading = load().catch(() => null);

/** The registrations that wait on the device come behind the page, as they bring the outbox and its database along. */
export const loadCaptures = async () => (await loading) ?? (await load());
