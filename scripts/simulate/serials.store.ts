import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { given } from '#server/testing/given.ts';
import { sorg } from './server.store.ts';

// Bikes with their sales, inspections and recalls on the server of the simulation.

const customers = ['0002000001', '0002000002', '0002000003'] as const;
/** Bikes to sell and to inspect, for all customers: the last two belong to none of them, so that any may register first. */
export const bikes = ['SIMF1', 'SIMF2', 'SIMF3', 'SIMF4', 'SIMF5'];
const recall = 'SIM-RECALL';
export const checklist = { list: 'simulation', listVersion: 1 };

/** Adds what all seeds share: bikes, two consumers with an account, a checklist of two points, tasks of a recall. */
export async function addBikes(db: Db): Promise<void> {
  const is = given({ db });
  const [first = '', second = ''] = bikes;
  for (const [nth, value] of bikes.entries())
    await is.serial({ value, article: 'S-1', customer: customers[nth] ?? null });
  for (const frameNumber of [first, second]) await is.consumerAccount({ frameNumber });
  await is.checklist({ list: checklist.list, points: ['Brakes', 'Fork'] });
  await is.recall({ id: recall, parts: [{ serialFrom: 'SIMR1', serialTo: 'SIMR6' }] });
  for (let nth = 0; nth < 2 * customers.length; nth += 1)
    await is.recallTask({
      recall,
      frameNumber: `SIMR${nth + 1}`,
      article: 'S-1',
      customer: customers[nth % customers.length] ?? '',
    });
}

/** Deletes what devices have sent about bikes. */
export async function resetBikes(db: Db): Promise<void> {
  await sql`do $$ begin
    delete from retail_sale;
    delete from pdi;
    update recall_task set state = 'open', notes = '', handled_on = null, version = 1
      where version > 1;
  end $$`.execute(db);
}

/** A sale that is not deleted. */
export interface SimSale {
  id: string;
  customer: string;
  frame: string;
  nonRetail: boolean;
  documentNo: string | null;
}

/** The sales that are not deleted. @param customer null for all customers */
export async function readSales(db: Db, customer: string | null): Promise<SimSale[]> {
  const { rows } = await sql<SimSale>`
    select id, customer, frame_normal as frame, non_retail as "nonRetail",
      document_no as "documentNo"
    from retail_sale where sorg = ${sorg} and deleted_at is null
      and (${customer}::text is null or customer = ${customer}) order by id`.execute(db);
  return rows;
}

/** A task of the recall. */
export interface SimTask {
  id: string;
  version: number;
  state: string;
  notes: string;
}

/** The tasks of the recall. @param customer null for all customers */
export async function readTasks(db: Db, customer: string | null): Promise<SimTask[]> {
  const { rows } = await sql<SimTask>`
    select concat_ws('~', recall, article, frame_normal) as id, version, state, notes
    from recall_task where recall = ${recall}
      and (${customer}::text is null or customer = ${customer}) order by recall_task.id`.execute(
    db,
  );
  return rows;
}

/** An inspection with the stored files it names. */
export interface SimInspection {
  id: string;
  userId: number;
  frame: string;
  mechanic: string;
  files: string[];
}

/** All inspections. */
export async function readInspections(db: Db): Promise<SimInspection[]> {
  const { rows } = await sql<SimInspection>`
    select r.id, r.user_id as "userId", r.frame_normal as frame, r.mechanic,
      array_remove(array(select unnest(i.photos) from pdi_item i
        where i.sorg = r.sorg and i.pdi_id = r.id) || r.signature, null) as files
    from pdi r order by r.id`.execute(db);
  return rows;
}

/** A file that a record has. */
export interface OwnedFile {
  id: string;
  owner: string;
  place: string;
}

/** The files that records have of a purpose. */
export async function readOwnedFiles(db: Db, purpose: string): Promise<OwnedFile[]> {
  const { rows } = await sql<OwnedFile>`
    select f.id, f.owner_id as owner, c.place from stored_file f
    join stored_content c on c.sorg = f.sorg and c.hash = f.hash
    where f.purpose = ${purpose} and f.owner_id is not null order by f.id`.execute(db);
  return rows;
}
