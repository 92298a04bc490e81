import { openCatalog } from './catalog-database.ts';
import { CatalogService } from './catalog-service.ts';
import type { FromWorker, Place, ToWorker } from './worker-protocol.ts';

type Job = Extract<ToWorker, { id: number }>;

const services = new Map<string, CatalogService>();
const queue = new Map<number, Job>();
let busy = false;
/** Whether the first query has been answered. */
let answered = false;

function say(message: FromWorker): void {
  postMessage(message);
}

function getService(place: Place): CatalogService {
  const key = `${place.host}|${place.userId}`;
  const known = services.get(key);
  if (known) return known;
  const db = openCatalog(place.host, place.userId);
  const service = new CatalogService(db, () => say({ broken: place }));
  services.set(key, service);
  return service;
}

async function run({ id, place, request }: Job): Promise<void> {
  try {
    say({ id, data: (await getService(place).handle(request)) ?? null });
  } catch (error) {
    say({ id, failed: String(error) });
  }
}

/** A page that is being drawn for the first time asks for its list at most so many ms after the counts of the filter. */
const listMs = 20;

/** Lets messages in between, so that what is no longer wanted is never begun. */
function breathe(ms = 0): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

const isCounts = ({ request }: Job) => request.type === 'answer' && request.operation === 'Filter';

/** Returns the first waiting query; counts for filters come after the lists they belong to. */
function nextJob(): Job | undefined {
  const all = [...queue.values()];
  return all.find((job) => !isCounts(job)) ?? all[0];
}

async function work(): Promise<void> {
  if (busy) return;
  busy = true;
  for (let job = nextJob(); job; job = nextJob()) {
    // While the catalog is being loaded more may come. What fails here fails for the job as well, which says it.
    if (job.request.type === 'answer')
      await getService(job.place)
        .prepare(job.request)
        .catch(() => undefined);
    job = nextJob();
    if (job && isCounts(job)) {
      await breathe(answered ? 0 : listMs);
      job = nextJob();
    }
    if (!job) break;
    queue.delete(job.id);
    // Loading takes a while and must not keep answers waiting.
    if (job.request.type === 'reload' || job.request.type === 'warm') void run(job);
    else {
      await run(job);
      answered = true;
    }
    if (queue.size > 0) await breathe();
  }
  busy = false;
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if ('cancel' in data) {
    queue.delete(data.cancel);
    return;
  }
  queue.set(data.id, data);
  void work();
});
