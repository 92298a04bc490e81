import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const hour = 3_600_000;
const message = (id: string, sorg: string, begun: number, lasts = 10) => ({
  id,
  sorg,
  message: `Message ${id}`,
  url: id === 'new' ? '/catalog/list?brands=Alto' : null,
  starts_at: new Date(Date.now() - begun * hour),
  ends_at: new Date(Date.now() - (begun - lasts) * hour),
});

// O046, C091, N056
test('returns the sales organisation’s newest active message', async () => {
  await app.db
    .insertInto('product_message')
    .values([
      message('old', '2000', 5),
      message('new', '2000', 2),
      message('over', '2000', 11),
      message('later', '2000', -1),
      message('elsewhere', '3000', 1),
    ])
    .execute();
  const told = async (args = '') => {
    const query = `{ productMessages${args} { id message url from to } }`;
    const { data, errors } = await app.gql(await app.login('dealer1'), query);
    expect(errors).toBeUndefined();
    return data.productMessages;
  };
  expect(await told()).toEqual([
    {
      id: 'new',
      message: 'Message new',
      url: '/catalog/list?brands=Alto',
      from: expect.any(String),
      to: expect.any(String),
    },
  ]);
  const both = await told('(limit: 5)');
  expect(both.map(({ id }: { id: string }) => id)).toEqual(['new', 'old']);
});
