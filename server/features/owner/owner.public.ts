export { type AppointedOwner, appointOwner } from './appoint-owner.ts';
export { welcomeFirstOwner } from './first-owner.ts';
export { ownerRole } from './owner.rules.ts';
export { ensureOwnerRole } from './owner.store.ts';
