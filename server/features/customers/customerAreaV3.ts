import { customerCompanies } from './customerCompanies.ts';

/** The area of the active customer, with what it allows for its invoices (O065, E146 to E160, B208). */
export const customerAreaV3 = customerCompanies;
