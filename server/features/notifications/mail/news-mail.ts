import type { Db } from '#server/db/database.ts';
import { transact } from '#server/db/transact.ts';
import { getHostConfig } from '#server/features/hosts/hosts.public.ts';
import type { Services } from '#server/graphql/feature.ts';
import { publicOrigin } from '#server/lib/public-origin.ts';
import { isForHost, newsPayload } from '../push/news-payload.rules.ts';
import { mailVerdict } from './news-mail.rules.ts';
import { mailedNews, mailReader, saveMailTimes, takeMailable } from './news-mail.store.ts';
import { newsMailText } from './news-mail.texts.ts';

/** The queue of news to be mailed. */
export const newsMailQueue = 'news-mail';

/** How long a mail server may be down before news is only in the inbox. */
export const daysOfTrying = 1;

export interface NewsMailJob {
  userId: number;
  sorg: string;
  /** The notifications one mail tells of. */
  ids: number[];
}

/**
 * Looks once for news that no device took, or that its reader wants by mail as well, and has it
 * mailed: each notification once, all of a user's in one mail. Any number of servers may look at once.
 */
export async function lookForMails(
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  now = new Date(),
): Promise<void> {
  while (await transact(db, (tx) => handOver(tx, jobs, now)));
}

/** The jobs begin to exist with the mark that nothing is to be mailed any more. */
async function handOver(tx: Db, jobs: Services['jobs'], now: Date): Promise<boolean> {
  const seen = (await takeMailable(tx, now)).map((news) => ({
    ...news,
    verdict: mailVerdict(news, now),
  }));
  if (seen.length === 0) return false;
  await saveMailTimes(
    tx,
    seen.map(({ id, verdict }) => ({ id, at: verdict instanceof Date ? verdict : null })),
  );
  const mailed = seen.filter(({ verdict }) => verdict === 'mail');
  for (const news of Map.groupBy(mailed, ({ userId, sorg }) => `${userId} ${sorg}`).values()) {
    const [{ userId, sorg } = { userId: 0, sorg: '' }] = news;
    const job: NewsMailJob = { userId, sorg, ids: news.map(({ id }) => id) };
    await jobs.send(newsMailQueue, job, tx);
  }
  return true;
}

/**
 * Mails notifications to their reader, in the reader's language, unless none of them is true any more. Of
 * several about one article, order or payment only the last is mailed.
 * @throws when the mail cannot be sent, so that the job is tried again
 */
export async function mailNews(
  { db, mailer, config }: Pick<Services, 'db' | 'mailer' | 'config'>,
  { userId, sorg, ids }: NewsMailJob,
): Promise<void> {
  const user = await mailReader(db, userId, sorg);
  const host = user?.email ? await getHostConfig(db, user.host) : null;
  if (!user || !host) return;
  const reader = { host, locale: user.language, origin: publicOrigin(config, host.host) };
  const payloads = (await mailedNews(db, ids))
    .filter((one) => isForHost(one, host))
    .map((one) => newsPayload(one.id, one, reader));
  const news = [...new Map(payloads.map((one) => [one.tag, one])).values()];
  if (news.length === 0) return;
  const texts = newsMailText(user.name, news, reader);
  await mailer.send({ to: user.email, ...texts, about: `news-${ids[0]}` });
}
