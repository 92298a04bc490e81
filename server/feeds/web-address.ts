import { type CellType, quote, Wrong } from './cell-types.ts';

/**
 * A page of the web; no other scheme may reach a link of the portal, and nothing that hides where it
 * leads, such as a name and password in front of the domain.
 */
export const webAddress: CellType<string> = {
  sql: 'text',
  read(cell) {
    const url = /^https?:\/\//i.test(cell) && !/\s|\p{Cc}/u.test(cell) ? URL.parse(cell) : null;
    return url && cell.length <= 500 && !url.username && !url.password
      ? cell
      : new Wrong('NOT_ALLOWED', `${quote(cell)} is not an http:// or https:// address`);
  },
};
