import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { PlacedFile } from './placed-file.ts';

// Visits on the server of the simulation.

/** Deletes the visits that devices have sent. */
export async function resetVisits(db: Db): Promise<void> {
  await sql`delete from visit`.execute(db);
}

/** A visit as it was stored. */
export interface SimVisit {
  id: string;
  userId: number;
  customer: string;
  qtyPlgGrp: number;
  notes: string;
}

/** All visits. */
export async function readVisits(db: Db): Promise<SimVisit[]> {
  const { rows } = await sql<SimVisit>`
    select id, user_id as "userId", customer, qty_own as "qtyPlgGrp", notes
    from visit order by id`.execute(db);
  return rows;
}

/** The photos that belong to visits. */
export async function readVisitPhotos(db: Db): Promise<PlacedFile[]> {
  const { rows } = await sql<PlacedFile>`
    select f.owner_id as owner, p.place as slot, c.place from stored_file f
    join stored_content c on c.sorg = f.sorg and c.hash = f.hash
    left join visit_photo p on p.visit_id = f.owner_id and p.file_id = f.id
    where f.purpose = 'visits/photo' and f.owner_id is not null order by f.id`.execute(db);
  return rows;
}
