import { check } from 'recheck';
import { expect, test } from 'vitest';
import { findExpressions } from './expressions.ts';
import { isTest, sources } from './sources.ts';

// Regular expressions over texts of others take linear time, or a small file stops the server. This holds for all
// code of the product, since most texts come from outside and a reader cannot tell for long which do not.
// Rewrite an expression that fails: `(?<!x)x+$` instead of `x+$`, one quantifier instead of two that match the
// same characters, or a loop. Where neither is possible, cut the text to 1,000 characters first, and say so here.

/** Expressions that the checker cannot call safe, by their place and code, with the reason why they are. */
const reasons: Readonly<Record<string, string>> = {
  // Made while the code runs.
  "server/features/passwords/context-words.rules.ts new RegExp(words.map(patternOf).join('|'), 'gu')":
    'alternatives of single characters without a quantifier',
  "shared/account-numbers.ts new RegExp(`^(?:[A-Z\\\\d] ?){${length}}`, 'i')":
    'a fixed length of at most 34 from a table',
  'shared/serials/serial-rules.ts new RegExp(`^(?:${pattern})$`)':
    'isSerialPattern allows three open lengths, and numbers have at most 30 characters',
};

/** Limits of steps and rounds instead of times, so that a slow computer says the same. */
const limits = {
  timeout: null,
  attackTimeout: null,
  incubationTimeout: null,
  seedingTimeout: null,
  maxIteration: 5,
  attackLimit: 10_000_000,
  randomSeed: 1,
  // The attack is not tried on a real engine.
  recallTimeout: -1,
};

/** The checker calls some expressions with large bounds safe that are not, so that these are checked as unbounded. */
const largestBound = 40;

function withoutLargeBounds(pattern: string): string {
  return pattern.replace(/(?<!\\u)\{(\d+)(?:,(\d*))?\}/g, (bounds, least, most = least) =>
    Number(most) > largestBound ? (least === '0' ? '*' : '+') : bounds,
  );
}

async function isSafe(pattern: string, flags: string): Promise<boolean> {
  return (await check(withoutLargeBounds(pattern), flags, limits)).status === 'safe';
}

const expressions = sources()
  .filter(({ path }) => /^(server|shared|src|sw)\//.test(path) && !isTest(path))
  .flatMap(findExpressions);
const keyOf = ({ place, code }: { place: string; code: string }) =>
  `${place.replace(/:\d+$/, '')} ${code}`;

test('reads texts with expressions that take linear time', async () => {
  const known = new Map<string, boolean>();
  const slow: string[] = [];
  for (const expression of expressions) {
    const { place, code, pattern, flags } = expression;
    if (keyOf(expression) in reasons) continue;
    if (pattern === null) {
      slow.push(`${place} is made from texts that are not constant: ${code}`);
      continue;
    }
    const key = `/${pattern}/${flags}`;
    const safe = known.get(key) ?? (await isSafe(pattern, flags));
    known.set(key, safe);
    if (!safe) slow.push(`${place} is not called safe: ${code}`);
  }
  expect(known.size).toBeGreaterThan(300);
  expect(slow).toEqual([]);
}, 120_000);

test('excepts no expression that is not there', () => {
  const there = new Set(expressions.map(keyOf));
  expect(Object.keys(reasons).filter((key) => !there.has(key))).toEqual([]);
});

test('refuses slow and unknown expressions', async () => {
  const slow: [string, string][] = [
    ['\\s+$', ''],
    ['^(?:\\s*a?)*$', ''],
    ['(?:<!--[\\s\\S]{0,2000}?-->\\s*)*<', 'y'],
    ['\\B(?=(\\d{3})+$)', 'g'],
    ['^[\\s\\0]{0,2000}[^\\0<>]{0,200}$', ''],
    ['^(.+?)(?:\\s*[:=]\\s*|\\s+[-|]\\s+|\\s+(?=[([]\\s*\\d))(\\S.*)$', 'u'],
  ];
  for (const [pattern, flags] of slow)
    expect([pattern, await isSafe(pattern, flags)]).toEqual([pattern, false]);
}, 60_000);

test('finds literals and expressions of constant texts', () => {
  const text = [
    "const unit = 'pcs|ea';",
    'const raw = String.raw`\\d{1,2}`;',
    'const all = [/a+/g, new RegExp(`^(?:#{unit})$`, "i"), RegExp(raw), new RegExp(given)];',
  ]
    .join('\n')
    .replace('#', '$');
  const found = findExpressions({ path: 'a.ts', text });
  expect(found.map(({ pattern, flags }) => [pattern, flags])).toEqual([
    ['a+', 'g'],
    ['^(?:pcs|ea)$', 'i'],
    ['\\d{1,2}', ''],
    [null, ''],
  ]);
});
