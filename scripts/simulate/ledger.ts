import type { NewEntry, OutboxEntry } from '#src/offline/outbox/outbox-entry.ts';
import { listChanges, toEntityKey } from './entities.ts';
import { withoutFileIds } from './file-ids.ts';
import type { SimUser } from './server.ts';
import type { SimBlob } from './sim-blob.ts';

/** A change a device said it had kept. */
export interface Saved {
  order: number;
  /**
   * The keys of the change for which the order counts. Keys added when the user decided about a refusal are
   * left out: their position among the other changes is not defined.
   */
  ordered: string[];
  /** Device and user, whose changes have an order among themselves. */
  by: string;
  operation: string;
  variables: string;
  /** The contents of its files, by their paths in the variables. */
  contents: Record<string, string>;
  keys: string[];
  /** For whom; whatever token it is sent with. */
  customer: string | null;
}

/** A change that took effect on the server, in the server's order. */
export interface Effect {
  key: string;
  userId: number;
  customer: string;
  operation: string;
  variables: unknown;
}

interface MutationRoot {
  message?: { status: boolean };
  userErrors?: { code: string }[];
}

/**
 * Records the changes that users saw saved and their effects. It is kept outside of all simulated machines.
 */
export class Ledger {
  /** By idempotency key; a later change that took an earlier one's place has its key. */
  readonly saved = new Map<string, Saved>();
  readonly effects: Effect[] = [];
  /** The position of a key's effect in the server's order. */
  readonly #places = new Map<string, number>();
  /** By user and thing what the server has had, and from which effect on. */
  readonly #history = new Map<string, { since: number; value: string | null }[]>();
  readonly refused = new Set<string>();
  /**
   * The keys handed to the network, even if the request was lost. From then on a change must take effect
   * unaltered.
   */
  readonly sent = new Set<string>();
  /**
   * Descriptions of changes that the server both accepted and refused, or accepted with other values than the
   * user saw.
   */
  readonly fickle: string[] = [];
  /** A person has discarded it. */
  readonly givenUp = new Set<string>();
  /** The latest key at each place of a device's queue. */
  readonly #keys = new Map<string, string>();
  #order = 0;

  /**
   * Writes down what a device keeps. What was refused and is tried again, as it was or changed, has
   * another key and its old place in the order.
   */
  save(by: string, entry: OutboxEntry, blobs: NewEntry['blobs'] = {}): void {
    const { idempotencyKey, operation, keys, customer } = entry;
    const place = `${by}/${entry.seq}`;
    const before = this.#keys.get(place) ?? idempotencyKey;
    const again = before !== idempotencyKey && this.refused.has(before);
    if (again) this.givenUp.add(before);
    this.#keys.set(place, idempotencyKey);
    this.#order += 1;
    const old = again ? this.saved.get(before) : undefined;
    const order = old?.order ?? this.#order;
    const ordered = old ? keys.filter((key) => old.ordered.includes(key)) : keys;
    const variables = JSON.stringify(entry.variables);
    const contents = Object.fromEntries(
      Object.entries(blobs).map(([path, blob]) => [path, (blob as unknown as SimBlob).content]),
    );
    this.saved.set(idempotencyKey, {
      order,
      ordered,
      by,
      operation,
      variables,
      contents,
      keys,
      customer,
    });
  }

  /**
   * Notes a key that is handed to the network. A change whose files were deleted before it arrived uploads
   * them again and goes under another key.
   */
  send(key: string, operation: string, variables: unknown): void {
    this.sent.add(key);
    if (this.saved.has(key)) return;
    const isSame = (one: Saved) =>
      one.operation === operation &&
      JSON.stringify(withoutFileIds(variables, Object.keys(one.contents))) === one.variables;
    // It may have been uploaded again more than once, each time under a key that a person has seen.
    for (const [before, one] of [...this.saved])
      if (Object.keys(one.contents).length > 0 && isSame(one)) {
        this.givenUp.add(before);
        this.saved.set(key, one);
      }
  }

  /** Returns whether the ledger has an entry exactly as it is on the device. */
  knows({ idempotencyKey, variables }: OutboxEntry): boolean {
    return this.saved.get(idempotencyKey)?.variables === JSON.stringify(variables);
  }

  /** Where in the server's order the change of a key took effect; null when it has not. */
  effectOf(key: string): number | null {
    return this.#places.get(key) ?? null;
  }

  /** Whether the server had this of a user's thing right after an effect, or later; -1: at any time. */
  hadSince(userId: number, thing: string, place: number, value: string | null): boolean {
    if (place < 0 && value === null) return true;
    const all = this.#history.get(toEntityKey(userId, thing)) ?? [];
    return all.some((had) => had.since >= place && had.value === value);
  }

  #note(effect: Effect): void {
    const { key, userId, customer, operation, variables } = effect;
    const since = this.effects.push(effect) - 1;
    this.#places.set(key, since);
    for (const [thing, value] of listChanges(operation, customer, variables)) {
      const at = toEntityKey(userId, thing);
      const all = this.#history.get(at);
      if (all) all.push({ since, value });
      else this.#history.set(at, [{ since, value }]);
    }
  }

  /**
   * Takes note of what the server answered.
   * @returns in a word, for the trace
   */
  answered(
    user: SimUser,
    customer: string,
    request: { key: string | null; operation: string; variables: unknown },
    status: number,
    body: string,
  ): string {
    if (status !== 200) return String(status);
    const { key, operation, variables } = request;
    if (key === null && !body.includes('"errors"')) return 'read';
    const { data, errors } = JSON.parse(body) as {
      data?: Record<string, MutationRoot> | null;
      errors?: { extensions?: { code?: string } }[];
    };
    if (errors) return errors[0]?.extensions?.code ?? 'error';
    const root = Object.values(data ?? {})[0];
    if (key === null || !root?.message) return 'read';
    if (!root.message.status) {
      this.refused.add(key);
      if (this.#places.has(key)) this.fickle.push(`refused although taken: ${operation} ${key}`);
      return root.userErrors?.[0]?.code ?? 'refused';
    }
    if (this.#places.has(key)) return 'again';
    if (this.refused.has(key)) this.fickle.push(`taken although refused: ${operation} ${key}`);
    // A change that was captured for one customer must never take effect for another.
    const whom = this.saved.get(key)?.customer ?? customer;
    this.#note({ key, userId: user.id, customer: whom, operation, variables });
    return 'done';
  }
}
