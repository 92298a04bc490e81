/** The registrations that wait on the device come late, as they bring the outbox and its database along. */
export const loadCaptures = () => import('./register/capture-sale.ts');
