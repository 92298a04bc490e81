import type { PushSender } from '#server/features/notifications/push/push-sender.ts';
import type { Random } from '../scripts/simulate/random.ts';
import { newDevice } from '../server/features/notifications/testing/push-service.ts';

/** Faults of each kind per hundred pushes, thirty in all. */
const kinds = {
  fine: 70,
  lost: 8,
  unavailable: 7,
  busy: 6,
  hang: 3,
  network: 3,
  gone: 2,
  refused: 1,
} as const;

/** The pushes that devices have received, the injected faults, and the violations. */
export interface Faulty {
  sends: number;
  faults: Record<string, number>;
  /** Pushes that reached a device that had been shown the same before: replaced there. */
  replaced: number;
  /** Each thing that must not happen. */
  wrong: string[];
  /** Whether a notification was shown on a device, alone or with others. */
  shown(endpoint: string, tag: string, id: number): boolean;
  /** The tags a device shows that speak of a notification alone. */
  getTags(endpoint: string, id: number): ReadonlySet<string>;
  gone(endpoint: string): boolean;
  /**
   * How one server reaches the push services.
   * @param diesAfter so many calls later none is answered any more, and `died` is called
   */
  sender(diesAfter: number | null, died: () => void): PushSender;
  /** The server has kept all answers it got since: none of these may be sent again. */
  kept(sender: PushSender): void;
}

/** All devices have the same keys; their services keep them apart. */
export const keys = newDevice();

/** The answers of earlier sends that later ones have to respect. */
interface Memory {
  /** Devices that are gone, and since when. */
  goneAt: Map<string, number>;
  /** Deliveries that must wait until a time. */
  notBefore: Map<string, number>;
  /** Deliveries that must not be repeated. */
  done: Set<string>;
}

/** Returns the mistakes of a send as sentences. */
function problemsOf(
  { name, endpoint, at, ttl }: { name: string; endpoint: string; at: number; ttl: number },
  { goneAt, notBefore, done }: Memory,
): string[] {
  const wrong = [];
  if (done.has(name)) wrong.push(`${name} was sent again after its answer was kept`);
  if ((goneAt.get(endpoint) ?? at) < at) wrong.push(`${name} went to a gone device`);
  if ((notBefore.get(name) ?? at) > at) wrong.push(`${name} came before Retry-After`);
  if (ttl <= 0) wrong.push(`${name} was sent though it had expired`);
  return wrong;
}

/** An answer that asks for a later attempt, and the time it means. */
function tryLater(random: Random, at: number) {
  const seconds = random.int(1, 3_600);
  const until = at + seconds * 1_000;
  const date = new Date(until).toUTCString();
  return {
    status: 429,
    retryAfter: random.chance(0.5) ? String(seconds) : date,
    // Dates have no milliseconds.
    until: Math.floor(until / 1_000) * 1_000,
  };
}

/** Push services that fail as often as `kinds` says. @param now the time of the simulation */
export function faultyServices(random: Random, now: () => Date): Faulty {
  const shownOn = new Map<string, Map<string, Set<number>>>();
  const tagsFor = new Map<string, Set<string>>();
  const memory: Memory = { goneAt: new Map(), notBefore: new Map(), done: new Set() };
  const { goneAt, notBefore, done } = memory;
  /**
   * The deliveries that must not be repeated before a time (null: never), by the server that got the answer.
   */
  const answered = new WeakMap<PushSender, [name: string, until: number | null][]>();
  const faulty: Faulty = {
    sends: 0,
    faults: {},
    replaced: 0,
    wrong: [],
    shown: (endpoint, tag, id) => {
      const ids = shownOn.get(endpoint)?.get(tag);
      return tag.startsWith('restock-many') ? ids !== undefined : (ids?.has(id) ?? false);
    },
    getTags: (endpoint, id) => tagsFor.get(`${endpoint} ${id}`) ?? new Set(),
    gone: (endpoint) => goneAt.has(endpoint),
    sender,
    kept: (one) => {
      for (const [name, until] of answered.get(one) ?? []) {
        if (until === null) done.add(name);
        else notBefore.set(name, until);
      }
    },
  };

  function show(endpoint: string, tag: string, id: number): void {
    const tags = shownOn.get(endpoint) ?? new Map<string, Set<number>>();
    shownOn.set(endpoint, tags);
    const ids = tags.get(tag) ?? new Set();
    tags.set(tag, ids);
    if (ids.has(id)) faulty.replaced += 1;
    ids.add(id);
    const name = `${endpoint} ${id}`;
    tagsFor.set(name, (tagsFor.get(name) ?? new Set()).add(tag));
  }

  function sender(diesAfter: number | null, died: () => void): PushSender {
    let left = diesAfter ?? Number.POSITIVE_INFINITY;
    const one: PushSender = {
      close: () => {},
      async send({ endpoint, headers, body }) {
        const { id, tag } = JSON.parse(keys.read(body)) as { id: string; tag: string };
        const name = `${endpoint} ${tag} ${tag.startsWith('restock-many') ? '' : id}`;
        const at = now().getTime();
        faulty.sends += 1;
        const ttl = Number(headers.ttl);
        faulty.wrong.push(...problemsOf({ name, endpoint, at, ttl }, memory));
        const kind = goneAt.has(endpoint) ? 'gone' : random.weighted(kinds);
        faulty.faults[kind] = (faulty.faults[kind] ?? 0) + 1;
        if (kind === 'fine' || kind === 'lost') show(endpoint, tag, Number(id));
        left -= 1;
        if (left <= 0) {
          died();
          await new Promise(() => {});
        }
        if (kind === 'lost' || kind === 'hang') return { failed: 'timeout' };
        if (kind === 'network') return { failed: 'network' };
        if (kind === 'unavailable') return { status: random.pick([500, 502, 503]) };
        const told = answered.get(one) ?? [];
        answered.set(one, told);
        if (kind === 'busy') {
          const { until, ...answer } = tryLater(random, at);
          told.push([name, until]);
          return answer;
        }
        told.push([name, null]);
        if (kind === 'gone') {
          goneAt.set(endpoint, goneAt.get(endpoint) ?? at);
          return { status: random.pick([404, 410]) };
        }
        return { status: kind === 'refused' ? random.pick([400, 403, 413]) : 201 };
      },
    };
    return one;
  }

  return faulty;
}
