import type { Db } from '#server/db/database.ts';

const day = 86_400_000;

/** From and to as days from now. */
function period(from: number, to: number) {
  const at = (days: number) => new Date(Date.now() + days * day).toISOString();
  return { starts_at: at(from), ends_at: at(to) };
}

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

/** Announcements and banners: active ones of 2000 and 3000, and such of 2000 that are over or to come. */
export async function seedMessages(db: Db): Promise<void> {
  const now = period(-5, 60);
  const home = { sorg: '2000', type: 'home_page', content: '<p>Words</p>' };
  const login = { ...home, type: 'login' };
  const german = { sorg: '3000', content: '<p>Worte</p>' };
  await db
    .insertInto('announcement')
    .values([
      { ...home, id: 'spring', title: 'Spring orders', content: homeAnnouncement, ...now },
      { ...home, id: 'past', title: 'Winter orders', ...period(-60, -1) },
      { ...home, id: 'coming', title: 'Summer orders', ...period(5, 60) },
      { ...login, id: 'hours', title: 'Opening hours', ...now },
      { ...login, id: 'closed', title: 'Closed for stocktaking', ...period(-60, -1) },
      { ...german, id: 'spring', type: 'home_page', title: 'Frühjahrsvororder', ...now },
      { ...german, id: 'hours', type: 'login', title: 'Geschäftszeiten', ...now },
    ])
    .execute();
  await db
    .insertInto('banner')
    .values([
      { sorg: '2000', id: 'spring', file: 'spring', link: '/en-us/catalog/bike', ...now },
      { sorg: '2000', id: 'past', file: 'winter', ...period(-60, -1) },
      { sorg: '2000', id: 'coming', file: 'summer', ...period(5, 60) },
      { sorg: '3000', id: 'vororder', file: 'vororder', ...now },
    ])
    .execute();
}
