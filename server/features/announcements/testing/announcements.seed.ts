import type { Db } from '#server/db/database.ts';
import type { FeatureSeed } from '#server/testing/feature-seed.ts';
import { seedPeriod } from '#server/testing/seed-period.ts';

/** The home announcement of 2000: more than 400 characters (C021) with a list, a link and bold words. */
export const homeAnnouncement = [
  '<p><strong>Spring orders</strong> are open. ',
  'Reserve bicycles of the coming season until the end of the month, and confirm quantities per ',
  'size and colour afterwards. Deliveries begin with the trail and gravel models, the others follow ',
  'as the containers arrive.</p>',
  '<ul><li>Five per cent for orders above ten bicycles</li>',
  '<li>Free freight within the first two weeks</li>',
  '<li>Helmets and locks may be part of the same order</li></ul>',
  '<p>Questions? <a href="/en-us/catalog/bike">See the bicycles</a> or ask your sales person.</p>',
].join('');

/** Active ones of 2000 and 3000, and some of 2000 that are over or still to come. */
async function seed(db: Db): Promise<void> {
  const now = seedPeriod(-5, 60);
  const home = { sorg: '2000', type: 'home_page', content: '<p>Words</p>' };
  const login = { ...home, type: 'login' };
  const german = { sorg: '3000', content: '<p>Worte</p>' };
  await db
    .insertInto('announcement')
    .values([
      { ...home, id: 'spring', title: 'Spring orders', content: homeAnnouncement, ...now },
      { ...home, id: 'past', title: 'Winter orders', ...seedPeriod(-60, -2) },
      { ...home, id: 'coming', title: 'Summer orders', ...seedPeriod(5, 60) },
      { ...login, id: 'hours', title: 'Opening hours', ...now },
      { ...login, id: 'closed', title: 'Closed for stocktaking', ...seedPeriod(-60, -2) },
      { ...german, id: 'spring', type: 'home_page', title: 'Frühjahrsvororder', ...now },
      { ...german, id: 'hours', type: 'login', title: 'Geschäftszeiten', ...now },
    ])
    .execute();
}

export const announcementsSeed: FeatureSeed = { feature: 'announcements', after: [], seed };
