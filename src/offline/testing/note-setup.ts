import { enqueue } from '../outbox/enqueue.ts';
import { registerOperation, registerPull } from '../outbox/operation-registry.ts';
import type { OutboxEntry } from '../outbox/outbox-entry.ts';
import { pendingEntries } from '../outbox/outbox-store.ts';
import type { SyncResult } from '../sync/run-sync.ts';
import { type Clock, FakeDevice } from './fake-device.ts';
import { FakeDeviceNetwork } from './fake-device-network.ts';
import { FakeServer, payload } from './fake-server.ts';

const document = { __meta__: { operation: 'Note', hash: 'Note' } } as never;

/** An operation without a feature; `stumbles` is a text its own code cannot handle. */
registerOperation('Note', {
  document,
  purpose: 'note/photo',
  version: 2,
  upgrade(variables) {
    if (typeof variables !== 'object' || variables === null) throw new TypeError('not an object');
    return variables;
  },
  async done(db, entry) {
    const { text } = entry.variables as { text: string };
    if (text === 'stumbles') throw new Error('cannot be noted');
    await db.syncState.put({ key: `noted/${entry.keys[0]}`, text });
  },
  async undo(_db, entry) {
    if ((entry.variables as { text: string }).text === 'stumbles') throw new Error('cannot undo');
  },
});
registerPull('broken', {
  scope: 'broken',
  load: () => Promise.resolve(null),
  apply: () => Promise.reject(new Error('cannot be applied')),
});

/** A device that writes notes, and a server that records the notes it receives. */
export class NoteSetup {
  readonly clock: Clock = { now: 1_000_000_000 };
  readonly server = new FakeServer();
  readonly network = new FakeDeviceNetwork(this.server);
  device = new FakeDevice(this.network, this.clock, 7, 'C1', { tabs: 11 });
  readonly #told: string[] = [];

  constructor() {
    this.server.operations.set('Note', ({ text }: { text: string }) => {
      if (text === 'refused')
        return payload('note', false, [
          { field: 'text', code: 'BAD_WORD', message: 'No' },
          { field: 'price', code: 'TOO_LOW', message: 'No', amount: 1450 },
        ]);
      this.#told.push(text);
      return payload('note', true, []);
    });
  }

  /** @param keys the text itself when none are given */
  write = async (text: string, ...keys: string[]): Promise<OutboxEntry> => {
    const tab = this.device.tab(0);
    const change = { operation: 'Note', variables: { text }, keys: keys.length ? keys : [text] };
    const [entry] = await enqueue(tab.db, tab.viewer, [change]);
    if (!entry) throw new Error('nothing kept');
    return entry;
  };

  /** The notes that the server has received, in this order. */
  texts = (): string[] => [...this.#told];

  /** The notes that the device still has to send: text, state and error code. */
  states = async (): Promise<string[]> =>
    (await pendingEntries(this.device.tab(0).db)).map(({ variables, state, failure }) =>
      [(variables as { text: string }).text, state, failure?.code].filter(Boolean).join(' '),
    );

  sync = (tab = 0): Promise<SyncResult | null> => this.device.tab(tab).sync();
}
