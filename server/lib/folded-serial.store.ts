import { type RawBuilder, sql } from 'kysely';
import { lookalikes } from '#shared/serials/parse-serial.ts';

/** `foldSerial` in SQL. @param normal a number in normal form */
export const foldedOf = (normal: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`translate(${normal}, ${sql.lit(lookalikes.from)}, ${sql.lit(lookalikes.to)})`;
