import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { customerFence } from '#server/features/customers/customers.public.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { foldedOf } from '#server/lib/folded-serial.store.ts';

/**
 * The accounts `a` that a viewer may know: those of bikes that were delivered to the viewer's customers, and with an
 * area of the whole sales organisation all of them.
 */
export function accountFence(viewer: Viewer): RawBuilder<SqlBool> {
  const isWhole = viewer.areas.some(({ limitation }) => limitation === 'all');
  if (isWhole) return sql<SqlBool>`a.sorg = ${viewer.sorg}`;
  return sql<SqlBool>`a.sorg = ${viewer.sorg} and exists (
    select from serial s join customer c on c.sorg = s.sorg and c.unified = s.customer
    where s.sorg = a.sorg and s.folded = ${foldedOf(sql`a.frame_normal`)}
      and s.normal = a.frame_normal and ${customerFence(viewer)})`;
}
