import { sql } from 'kysely';

/** Whether claim `x` has data of a consumer, be it only the ID card. */
export const hasConsumer = sql<boolean>`(
  concat(x.consumer_name, x.consumer_phone, x.consumer_city, x.consumer_address, x.consumer_email) <> ''
  or exists (select from claim_file d
    where d.sorg = x.sorg and d.claim_id = x.id and d.doc_type = 'idCard'))`;
