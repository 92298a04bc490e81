const load = () => import('./capture-order.ts');
// Begun with the page: the network may be gone when its first change is captured.
const loading = load().catch(() => null);

/** The changes that wait on the device come behind the page, as they bring the outbox and its database along. */
export const loadCaptures = async () => (await loading) ?? (await load());
