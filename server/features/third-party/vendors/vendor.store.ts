import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { customerFence } from '#server/features/customers/customers.public.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type { ShipTo, ThirdPartyVendor } from '#server/graphql/generated/types.ts';

/**
 * The condition that limits `third_party_vendor v` to those that the viewer acts for: with the role flag customerVendor
 * and the vendor's customer among the own areas (readings 75, 108).
 */
export function vendorFence(viewer: Viewer): RawBuilder<SqlBool> {
  return sql`(v.sorg = ${viewer.sorg}
    and exists (select from user_role ur join role r on r.id = ur.role_id
      where ur.user_id = ${viewer.userId} and 'customerVendor' = any(r.flags))
    and exists (select from customer c
      where c.sorg = v.sorg and c.unified = v.customer and ${customerFence(viewer)}))`;
}

const mostVendors = 1_000;

/** The vendors of the viewer's sales organisation by name. */
export async function listVendors(db: Db, viewer: Viewer): Promise<ThirdPartyVendor[]> {
  const { rows } = await sql<ThirdPartyVendor>`
    select v.id, v.name, v.email, ${vendorFence(viewer)} as "isOwn" from third_party_vendor v
    where v.sorg = ${viewer.sorg} order by v.name collate "und-x-icu", v.id limit ${mostVendors}`.execute(
    db,
  );
  return rows;
}

/** Whether the viewer acts for a vendor. */
export async function isOwnVendor(db: Db, viewer: Viewer, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from third_party_vendor v where v.id = ${id} and ${vendorFence(viewer)}`.execute(db);
  return rows.length > 0;
}

const addressColumns = sql`s.id, s.name, s.address, s.postal_code as "postalCode", s.city, s.country`;

/** The addresses at which goods of vendors are collected: those of their customers, by vendor. */
export async function listPickupAddresses(
  db: Db,
  sorg: string,
  vendors: readonly string[],
): Promise<(ShipTo & { vendorId: string })[]> {
  const { rows } = await sql<ShipTo & { vendorId: string }>`
    select v.id as "vendorId", ${addressColumns}
    from third_party_vendor v join ship_to s on s.sorg = v.sorg and s.customer = v.customer
    where v.sorg = ${sorg} and v.id = any(${vendors}::text[]) order by v.id, s.id limit 1000`.execute(
    db,
  );
  return rows;
}

/** The ship-to addresses of the active customer with some ids. */
export async function findShipTos(
  db: Db,
  viewer: Viewer,
  ids: readonly string[],
): Promise<ShipTo[]> {
  const { rows } = await sql<ShipTo>`
    select ${addressColumns}
    from ship_to s join customer c on c.sorg = s.sorg and c.unified = s.customer
    where ${customerFence(viewer)} and s.customer = ${viewer.customer?.unified ?? ''}
      and s.id = any(${ids}::text[])`.execute(db);
  return rows;
}
