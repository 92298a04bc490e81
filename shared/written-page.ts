import type { HostConfig } from './host-config.ts';

/** The id of the element in which the server writes data into a page, as JSON. */
export const writtenDataId = 'written-data';

/** What the server knows when it sends a page, and the client need not ask for (decision 046). */
export interface WrittenData {
  host: HostConfig;
  /** In the page of the login only, as `/active-announcements/{host}` answers. */
  announcements?: readonly unknown[];
}
