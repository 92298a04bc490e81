import { sql } from 'kysely';

/**
 * The address to which the portal mails the user `u`, a row of `app_user`; empty without one. Every mail to a user takes
 * its address from here, because nothing is ever mailed to a made-up address (E074).
 */
export const userAddress = sql<string>`case when u.fake_email then '' else u.email end`;
