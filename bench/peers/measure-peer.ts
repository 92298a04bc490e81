// Measures one engine in a process of its own:  node --expose-gc bench/peers/measure-peer.ts <engine> <articles> <file>
// What it took and answered is written to the file.
import { writeFileSync } from 'node:fs';
import { type Answer, type OpenPeer, peerRows, questions } from './peer.ts';
import { type PeerName, peers } from './peer-list.ts';

/** Slow engines answer fewer questions: none is begun after so many ms. */
const longest = 20_000;

/** The figures that a process reports of its engine. */
export interface Measured {
  readyMs: number;
  memoryMb: number;
  filter: { ms: number; answer: Answer }[];
  search: { ms: number; answer: Answer }[];
}

const heap = () => {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};

/** Opens the engine; nothing but what it keeps outlives this function. */
async function openPeer(open: OpenPeer, articles: number) {
  const rows = peerRows(articles);
  const asked = {
    filter: questions(rows, 'filter', 300),
    search: questions(rows, 'search', 80),
    // So that the code is compiled; none of them is asked again.
    first: questions(rows.toReversed(), 'filter', 30),
  };
  const started = performance.now();
  const peer = await open(rows, articles);
  return { peer, asked, readyMs: peer.readyMs ?? performance.now() - started };
}

async function measure(name: PeerName, articles: number): Promise<Measured> {
  const { open } = await peers[name]();
  const before = heap();
  const { peer, asked, readyMs } = await openPeer(open, articles);
  const bytes = (await peer.bytes?.()) ?? heap() - before;
  const ask = async (list: typeof asked.first, until: number) => {
    const answered: Measured['filter'] = [];
    const began = performance.now();
    for (const question of list) {
      const startedAt = performance.now();
      if (startedAt - began > until) break;
      const answer = await peer.ask(question);
      if (!answer) break;
      answered.push({ ms: performance.now() - startedAt, answer });
    }
    return answered;
  };
  await ask(asked.first, longest / 4);
  const filter = await ask(asked.filter, longest);
  const search = await ask(asked.search, longest);
  return { readyMs, memoryMb: bytes / 1_000_000, filter, search };
}

const [name = 'ours', articles = '10000', file = ''] = process.argv.slice(2);
writeFileSync(file, JSON.stringify(await measure(name as PeerName, Number(articles))));
