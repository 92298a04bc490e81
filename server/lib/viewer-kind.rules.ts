import type { Viewer } from '#server/graphql/context.ts';

/** Whether the viewer works for the distributor: all but those with an area of limitation `customer` (reading 44). */
export const isStaff = ({ areas }: Pick<Viewer, 'areas'>): boolean =>
  areas.length > 0 && areas.every(({ limitation }) => limitation !== 'customer');

/** Whether the viewer may read the data of consumers. Auditors may not. */
export const knowsConsumers = ({ areas }: Pick<Viewer, 'areas'>): boolean =>
  areas.every(({ limitation }) => limitation !== 'audit');
