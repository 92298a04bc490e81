import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { findExpressions } from '../scripts/laws/expressions.ts';
import { isTest, sources } from '../scripts/laws/sources.ts';
import { slowPdfs } from '../server/files/testing/hostile-documents.ts';
import { hostileFiles } from '../server/files/testing/hostile-files.ts';
import { pdfWith } from '../server/files/testing/pdf-maker.ts';
import { uploadWhole } from '../server/files/testing/tus-client.ts';
import { zipWith } from '../server/files/testing/zip-maker.ts';
import budgets from './budgets.json' with { type: 'json' };
import { logIn, withFixture } from './with-fixture.ts';

const operatorToken = 'operator-of-the-measurement-of-hostile-files';
const lineLength = 100_000;

/** The requests sent at once; each returns the server's answer. */
type Attack = () => Promise<string[]>;

/**
 * Sends hostile files to a running server and prints how long `/healthz` stood still at most during each kind, and how
 * long the slowest expression takes for long lines.
 * @throws when the server stood still for longer than the budget, or failed
 */
export async function benchHostile(): Promise<void> {
  const rows: { what: string; ms: number; answers: string }[] = [];
  await withFixture({ durable: false }, async ({ start }) => {
    const server = await start({ PANNIER_OPERATOR_TOKEN: operatorToken });
    const attacks = await prepareAttacks(server.url, server.port);
    const pings = new Worker(new URL('./ping-health.ts', import.meta.url), {
      workerData: server.url,
    });
    const takeLongest = async (): Promise<number> => {
      pings.postMessage(null);
      return (await once(pings, 'message'))[0];
    };
    await sleep(1_000);
    await takeLongest();
    for (const [what, attack] of Object.entries(attacks)) {
      const answers = Object.entries(Object.groupBy(await attack(), (answer) => answer));
      const told = answers.map(([answer, all]) => `${all?.length} ${answer}`).join(', ');
      rows.push({ what, ms: Math.round(await takeLongest()), answers: told });
    }
    await pings.terminate();
  });
  console.table(rows.map(({ answers, ...row }) => row));
  for (const { what, answers } of rows) console.log(`${what}: ${answers}`);
  const slowest = timeExpressions()
    .sort((a, b) => b.ms - a.ms)
    .slice(0, 5);
  console.log(`the slowest expressions over lines of ${lineLength} characters:`);
  console.table(slowest);
  const missed = [...rows, ...slowest].filter(({ ms }) => ms > budgets.healthMs);
  console.log(`budget ${budgets.healthMs} ms; missed ${missed.length} times`);
  const failed = rows.filter(({ answers }) => /\b5\d\d\b/.test(answers));
  if (missed.length + failed.length > 0) throw new Error('Hostile files stopped the server');
}

async function prepareAttacks(url: string, port: number): Promise<Record<string, Attack>> {
  const tokens = {
    'payments/receipt': (await logIn(url, 'dealer1')).requestToken,
    'content/file': (await logIn(url, 'contentadmin')).requestToken,
  };
  const upload = async (
    content: Buffer,
    name: string,
    purpose: keyof typeof tokens = 'payments/receipt',
  ) => {
    const { status, body } = await uploadWhole(port, tokens[purpose], { purpose, name, content });
    return `${status} ${body.code ?? 'stored'}`;
  };
  const atOnce =
    (files: readonly (readonly [Buffer, string])[]): Attack =>
    () =>
      Promise.all(files.map(([content, name]) => upload(content, name)));
  const honest = pdfWith([`<< >>\nstream\n${'x'.repeat(8_000_000)}\nendstream`]);
  const corpus = (await hostileFiles()).filter(({ content }) => content.length < 10_000_000);
  // Their content decides; other names are refused before a byte is sent.
  const ofKind = (end: string) =>
    corpus
      .filter(({ name, refusal }) => name.endsWith(end) && refusal !== 'FILE_KIND')
      .slice(0, 60)
      .map(({ content }) => [content, 'a.pdf'] as const);
  const slow = Object.entries(slowPdfs).map(([what, make]): [string, Attack] => {
    const content = make();
    return [
      `PDF with ${what}, twice`,
      atOnce([
        [content, 'a.pdf'],
        [content, 'b.pdf'],
      ]),
    ];
  });
  const feeds = await Promise.all(
    Object.entries(hostileFeeds).map(async ([what, files]): Promise<[string, Attack]> => {
      const zip = await zipWith(files());
      return [`feed with ${what}`, async () => [await importFeed(url, zip)]];
    }),
  );
  return {
    'nothing, for a second': () => sleep(1_000, []),
    'honest PDFs of 8 MB, twice': atOnce([
      [honest, 'a.pdf'],
      [honest, 'b.pdf'],
    ]),
    ...Object.fromEntries(slow),
    'PDFs of the hostile corpus': atOnce(ofKind('.pdf')),
    'archives of the hostile corpus': atOnce(ofKind('.zip')),
    'pictures of the hostile corpus': atOnce(ofKind('.png')),
    'presentations and archives of the hostile corpus, as content': () =>
      Promise.all(ofKind('.zip').map(([content]) => upload(content, 'a.pptx', 'content/file'))),
    'pictures of the hostile corpus, as content': () =>
      Promise.all(ofKind('.png').map(([content]) => upload(content, 'a.jpg', 'content/file'))),
    ...Object.fromEntries(feeds),
  };
}

const entities = [...Array(9).keys()].map(
  (nth) => `<!ENTITY e${nth + 1} "${`&e${nth};`.repeat(10)}">`,
);
/** Documents of XML that are made to be slow, by what is wrong with them. */
const hostileXml: Readonly<Record<string, () => string>> = {
  entities: () => `<!DOCTYPE a [<!ENTITY e0 "e">${entities.join('')}]><a>&e9;</a>`,
  'deep nesting': () => `${'<a>'.repeat(500_000)}${'</a>'.repeat(500_000)}`,
  'many comments': () => `${'<!---->'.repeat(1_000_000)}x`,
  'one long attribute': () => `<a b="${' '.repeat(8_000_000)}`,
  'many attributes': () => `<a ${'b="" '.repeat(500_000)}/>`,
};
const hostileFeeds: Readonly<Record<string, () => Record<string, string>>> = {
  ...Object.fromEntries(
    Object.entries(hostileXml).map(([what, make]) => [
      `${what} in XML`,
      () => ({ 'invoices/1.xml': make(), 'camt/2000-1.xml': make() }),
    ]),
  ),
  'a long line': () => ({ 'invoices.csv': `sorg,invoiceNo\n2000,"${'a '.repeat(4_000_000)}` }),
};

/** Sends a feed and waits until its import has ended. */
async function importFeed(url: string, zip: Buffer): Promise<string> {
  const headers = { authorization: `Bearer ${operatorToken}`, 'content-type': 'application/zip' };
  const body = new Blob([new Uint8Array(zip)]);
  const begun = await fetch(`${url}/feeds`, { method: 'POST', headers, body });
  const { id, code } = (await begun.json()) as { id?: string; code?: string };
  if (!id) return `${begun.status} ${code}`;
  for (;;) {
    const { state } = (await (await fetch(`${url}/feeds/${id}`, { headers })).json()) as {
      state: string;
    };
    if (state !== 'running') return state;
    await sleep(50);
  }
}

/** The milliseconds each expression of the product takes for a line of one repeated text, in this process. */
function timeExpressions(): { what: string; ms: number }[] {
  const parts = [
    ' ',
    '\t',
    '\0',
    'a',
    '0',
    '-',
    '.',
    ',',
    '"',
    '<',
    '<!---->',
    'a ',
    '0 ',
    '/a',
    '0.0',
    '--',
    '{',
    ':',
  ];
  const lines = parts.map((part) => `${part.repeat(lineLength / part.length)}\u0001`);
  const expressions = sources()
    .filter(({ path }) => /^(server|shared|src|sw)\//.test(path) && !isTest(path))
    .flatMap(findExpressions);
  return expressions.flatMap(({ place, pattern, flags }) => {
    if (pattern === null) return [];
    const expression = new RegExp(pattern, flags);
    const time = (line: string): number => {
      const start = performance.now();
      line.replace(expression, '');
      return performance.now() - start;
    };
    // The best of three, as other programs run beside this one.
    const times = lines.map((line) => Math.min(time(line), time(line), time(line)));
    return [{ what: place, ms: Math.round(Math.max(...times) * 10) / 10 }];
  });
}

if (import.meta.main) await benchHostile();
