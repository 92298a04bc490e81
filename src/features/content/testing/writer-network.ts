import {
  ContentAudienceDocument,
  ContentLayoutsDocument,
  WriterMarketsDocument,
} from '#src/graphql/generated/graphql.ts';
import { type FakeNetwork, fakeNetwork } from '#src/testing/fake-network.ts';

/** The answer of a mutation that has done its work, for tests. */
export const done = { message: { status: true, description: '' }, userErrors: [] };

/** The answer of a mutation that was refused for one reason, for tests. */
export const refused = (code: string, field = 'id') => ({
  message: { status: false, description: code },
  userErrors: [{ field, code, message: code }],
  record: null,
});

const markets = ['Dealers', 'Press'].map((marketName) => ({
  id: marketName,
  marketName,
  brand: '',
  isYours: marketName === 'Dealers',
}));

/** A network for tests of forms and lists of content: two markets, no layouts, 38 readers. */
export const writerNetwork = (): FakeNetwork =>
  fakeNetwork()
    .answer(WriterMarketsDocument, { contentTargetMarkets: { contentTargetMarkets: markets } })
    .answer(ContentLayoutsDocument, { layouts: { layouts: [] } })
    .answer(ContentAudienceDocument, {
      contentAudience: {
        isEverybody: false,
        users: [],
        info: { count: 38 },
        others: 0,
        haveRead: null,
      },
    });
