import { GraphQLError } from 'graphql';
import { findCustomer } from '#server/features/customers/customers.public.ts';
import type { Context, UserArea, Viewer } from './context.ts';

/** The areas in which a user may change something: those of auditors are for reading (reading 43). */
export function writableAreas(areas: readonly UserArea[]): UserArea[] {
  return areas.filter(({ limitation }) => limitation !== 'audit');
}

/** Whether all areas of a user are for reading: auditors read and export, and change nothing. */
export function readsOnly(areas: readonly UserArea[]): boolean {
  return areas.length > 0 && writableAreas(areas).length === 0;
}

export const readOnlyText = 'You can read this and export it, but not change it.';
export const viewAsText =
  'You are viewing as another user: you can read, but not change or download.';

/**
 * The context in which a mutation of the viewer runs: without the areas that are for reading, so that
 * the customer fence leaves out the customers the viewer only audits.
 * @param field the mutation, for the audit log
 * @throws GraphQLError AUDIT_READS_ONLY when nothing is left to change, or when the active customer is one that
 *   the viewer only audits
 */
export function writingContext(context: Context, field: string): Context | Promise<Context> {
  const { viewer } = context;
  if (!viewer) return context;
  const areas = writableAreas(viewer.areas);
  if (areas.length === viewer.areas.length) return context;
  if (areas.length === 0) throw refused(context, field);
  return asWriter(context, { ...viewer, areas }, field);
}

/**
 * Refuses a mutation of an administrator who views as a user.
 * @param field the mutation, for the audit log
 * @throws GraphQLError VIEW_AS_READS_ONLY
 */
export function refuseView({ viewedBy, noteRefusal }: Context, field: string): void {
  if (viewedBy === null) return;
  const code = 'VIEW_AS_READS_ONLY';
  noteRefusal(field, code);
  throw new GraphQLError(viewAsText, { extensions: { code } });
}

/** For the few with both kinds of areas: the active customer has to be one they may change. */
async function asWriter(context: Context, viewer: Viewer, field: string): Promise<Context> {
  const { customer } = viewer;
  const known = !customer || (await findCustomer(context.db, viewer, customer.unified));
  if (!known) throw refused(context, field);
  return { ...context, viewer };
}

function refused(context: Context, field: string): GraphQLError {
  context.noteRefusal(field, 'AUDIT_READS_ONLY');
  return new GraphQLError(readOnlyText, { extensions: { code: 'AUDIT_READS_ONLY' } });
}
