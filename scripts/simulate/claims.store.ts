import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { given } from '#server/testing/given.ts';
import type { PlacedFile } from './placed-file.ts';

// Claims on the server of the simulation.

/** Adds the statuses of claims. */
export const addClaimStatuses = (db: Db): Promise<void> => given({ db }).claimStatuses();

/** Deletes the claims that devices have sent. */
export async function resetClaims(db: Db): Promise<void> {
  await sql`delete from claim`.execute(db);
}

/** A claim as it was stored. */
export interface SimClaim {
  id: string;
  userId: number;
  customer: string;
  description: string;
  draft: boolean;
}

/** All claims. */
export async function readClaims(db: Db): Promise<SimClaim[]> {
  const { rows } = await sql<SimClaim>`
    select id, user_id as "userId", customer, description, reference_no is null as draft
    from claim order by id`.execute(db);
  return rows;
}

/** The files that belong to claims. */
export async function readClaimedFiles(db: Db): Promise<PlacedFile[]> {
  const { rows } = await sql<PlacedFile>`
    select f.owner_id as owner, n.slot, c.place from stored_file f
    join stored_content c on c.sorg = f.sorg and c.hash = f.hash
    left join (
      select claim_id, file_id, doc_type as slot from claim_file
      union all select claim_id, file_id, 'additionalDoc' || no from claim_document
    ) n on n.claim_id = f.owner_id and n.file_id = f.id
    where f.purpose like 'claims/%' and f.owner_id is not null order by f.id`.execute(db);
  return rows;
}
