import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FeedHarness, openFeedHarness } from '#server/features/feeds/testing/feed.harness.ts';

let harness: FeedHarness;
beforeAll(async () => {
  harness = await openFeedHarness();
});
afterAll(() => harness.close());

const picture = (background: string) =>
  sharp({ create: { width: 90, height: 60, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** Imports a category with a picture, or without one, and returns the time of its last upload. */
async function importCategory(file: string, altText: string, content?: Buffer) {
  await harness.run({
    'marketing_categories.csv': [
      'sorg,id,type,route,title,contentTargetMarkets,file,altText',
      `2000,posters,marketing_material,posters,Posters,M1,${file},${altText}`,
    ],
    ...(content && { [`files/${file}`]: content }),
  });
  const { uploaded_at } = await harness.db
    .selectFrom('marketing_material_category')
    .select('uploaded_at')
    .where('id', '=', 'posters')
    .executeTakeFirstOrThrow();
  return uploaded_at;
}

// Reading 66
test('the time of a picture from the feed is that of its upload', async () => {
  const first = await importCategory('a.jpg', 'A bike', await picture('#3a7'));
  expect(first).not.toBeNull();
  expect(await importCategory('a.jpg', 'A red bike')).toEqual(first);
  const second = await importCategory('b.jpg', 'A red bike', await picture('#123'));
  expect(Number(second)).toBeGreaterThan(Number(first));
  expect(await importCategory('', '')).toBeNull();
});
