import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { PictureProblem } from './download-picture.ts';

/** An article whose picture is to be fetched. */
export interface ArticleWithAddress {
  sorg: string;
  vendor: string;
  code: string;
  imageUrl: string;
}

/** The name of the stored picture, or why there is none. */
export type FetchedPicture =
  | { image: string; problem: null }
  | { image: null; problem: PictureProblem };

const mostAtOnce = 20;
/** Afterwards the address is not tried again until the vendor sends another one. */
const mostTries = 5;

/** Takes some articles whose picture is to be fetched, so that no other server does; each is due again after ten minutes. */
export async function takePicturesToFetch(db: Db): Promise<ArticleWithAddress[]> {
  const { rows } = await sql<ArticleWithAddress>`
    update third_party_article a set image_tries = a.image_tries + 1, image_tried_at = now()
    where (a.sorg, a.vendor, a.code) in (
      select d.sorg, d.vendor, d.code from third_party_article d
      where d.image_url <> d.image_fetched_url and d.image_tries < ${mostTries}
        and (d.image_tried_at is null or d.image_tried_at < now() - interval '10 minutes')
      order by d.sorg, d.vendor, d.code limit ${mostAtOnce} for update skip locked)
    returning a.sorg, a.vendor, a.code, a.image_url as "imageUrl"`.execute(db);
  return rows;
}

/** Notes the result for a picture. An article whose address has changed since stays due. */
export async function notePicture(
  db: Db,
  { sorg, vendor, code, imageUrl }: ArticleWithAddress,
  { image, problem }: FetchedPicture,
): Promise<void> {
  await db
    .updateTable('third_party_article')
    .set((eb) => ({
      image: image ?? eb.ref('image'),
      image_problem: problem,
      ...(problem === 'UNREACHABLE' ? {} : { image_fetched_url: imageUrl }),
    }))
    .where('sorg', '=', sorg)
    .where('vendor', '=', vendor)
    .where('code', '=', code)
    .where('image_url', '=', imageUrl)
    .execute();
}
