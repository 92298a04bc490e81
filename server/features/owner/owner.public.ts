export { type AppointedOwner, appointOwner } from './appoint-owner.ts';
export { welcomeFirstOwner } from './first-owner.ts';
