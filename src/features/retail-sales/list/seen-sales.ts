import { isNetworkError } from '#src/graphql/errors.ts';
import { openUserDatabase, type UserDatabase } from '#src/offline/database.ts';
import { readSealedDraft, sealedDraftWriter } from '#src/offline/sealed-draft.ts';
import { boundViewer } from '#src/offline/viewer.ts';
import type { loadSales } from '../retail-sales.queries.ts';

// The pages of the report that were seen last. They hold data of consumers, so they lie on the device encrypted, and
// are not among the answers that the service worker keeps.

type Answer = Awaited<ReturnType<typeof loadSales>>;

interface SeenPage {
  /** The variables of the page as JSON. */
  of: string;
  answer: Answer;
  /** Milliseconds since 1970. */
  seenAt: number;
}

const mostPages = 5;
const keptFor = 30 * 86_400_000;

const nameFor = (customer: string) => `retail-sales/${customer}`;

async function readPages(db: UserDatabase, customer: string): Promise<SeenPage[]> {
  const pages = await readSealedDraft(db, nameFor(customer));
  const oldest = Date.now() - keptFor;
  return Array.isArray(pages) ? (pages as SeenPage[]).filter(({ seenAt }) => seenAt > oldest) : [];
}

/** Keeps a page; without storage it is only not there offline. */
async function keepPage(db: UserDatabase, customer: string, page: SeenPage): Promise<void> {
  const others = (await readPages(db, customer)).filter(({ of }) => of !== page.of);
  const pages = [page, ...others].slice(0, mostPages);
  await sealedDraftWriter(db, nameFor(customer))(pages);
}

/**
 * Loads a page of the report and keeps it on the device; without a network it is the page as seen last, with the time
 * of that answer.
 * @param variables of the page
 * @throws what `load` throws, where the page was not seen
 */
export async function loadOrRecall(
  customer: string,
  variables: object,
  load: () => Promise<Answer>,
): Promise<Answer> {
  const viewer = boundViewer();
  if (!viewer) return await load();
  const db = openUserDatabase(viewer.host, viewer.userId);
  const of = JSON.stringify(variables);
  try {
    const answer = await load();
    await keepPage(db, customer, { of, answer, seenAt: Date.now() }).catch(() => undefined);
    return answer;
  } catch (error) {
    if (!isNetworkError(error)) throw error;
    const pages = await readPages(db, customer).catch(() => []);
    const seen = pages.find((page) => page.of === of);
    if (!seen) throw error;
    return seen.answer;
  }
}
