import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseSync } from 'rolldown/utils';
import { expect, test } from 'vitest';
import { root } from '../generate/root.ts';
import { inventory } from '../inventory/inventory.ts';
import { isTest, sources } from './sources.ts';

// docs/writing.md asks for plain English. This finds the patterns that most often needed a second reading:
// clauses used as a subject, and words that stand for a missing subject or a vague verb. A few are right where
// they are, so a small share may match.

/** A comment that begins with a relative clause names no thing: "What is kept for the viewer." */
const clause =
  /^(?:What|Whatever|Who|Whoever|Whose|Whom|Those|That which|As (?:of|is|it|the|they))\b/;
const words = [
  'anew',
  'somebody',
  'someone who',
  'nobody',
  'whoever',
  'whatever is',
  'wherever',
  'told',
  'stands?',
  'stood',
  'brought',
  'laid',
  'lays?',
  'meanwhile',
  'for ?ever',
  'of now',
  'beside',
  'at no cost',
  'at hand',
  'in sight',
  'reckon(?:s|ed)?',
  'goes without saying',
  'once more',
  'all the same',
  'for good',
  'no word of',
  'by (?:itself|themselves)',
];
const vague = new RegExp(`\\b(?:${words.join('|')})\\b`, 'i');

interface Passage {
  at: string;
  text: string;
}

/** Code in a text is no English. */
const proseOf = (text: string) => text.replace(/`[^`]*`|\{[^{}]*\}/g, '…').trim();
const isOdd = ({ text }: Passage) => vague.test(proseOf(text)) || clause.test(proseOf(text));
const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length;

/** The comments of a file; line comments below one another are one. */
function comments(path: string, code: string): Passage[] {
  const found: { start: number; end: number; text: string }[] = [];
  for (const { type, start, end, value } of parseSync(path, code).comments) {
    const text = value.replace(/^[\s*]+|\n\s*\* ?/g, ' ').trim();
    const last = found.at(-1);
    const isNext = last && type === 'Line' && /^\n[ \t]*$/.test(code.slice(last.end, start));
    if (isNext) Object.assign(last, { end, text: `${last.text} ${text}` });
    else found.push({ start, end, text });
  }
  return found
    .filter(({ text }) => text.length > 12 && !/^(?:biome-|@ts-|\/ <ref)/.test(text))
    .map(({ start, text }) => ({ at: `${path}:${lineAt(code, start)}`, text }));
}

const testName = /\b(?:test|it)(?:\.\w+)*\(\s*(['"`])((?:\\.|(?!\1).)*)\1/g;

function testNames(path: string, code: string): Passage[] {
  const names = [...code.matchAll(testName)];
  return names.map((m) => ({ at: `${path}:${lineAt(code, m.index)}`, text: m[2] ?? '' }));
}

/** The sentences, rows and points of a document, without its examples. */
function sentences(path: string): Passage[] {
  const text = readFileSync(root + path, 'utf8');
  const prose = text.replace(/```[\s\S]*?```/g, (code) => code.replace(/[^\n]/g, ' '));
  const found = [...prose.matchAll(/(?:(?![.:;|]\s|\n\n|\n[|#-])[\s\S])+/g)];
  return found
    .map((m) => ({ at: `${path}:${lineAt(text, m.index + m[0].search(/\S|$/))}`, text: m[0] }))
    .map(({ at, text }) => ({ at, text: text.replace(/^[.:;|\s]+/, '').replace(/\s+/g, ' ') }))
    .filter(({ text }) => text.length > 20);
}

/** The English texts of a catalogue, apart from those that the specification words. */
function screenTexts(path: string): Passage[] {
  const specified = new Set(inventory('messages').map(({ text }) => text));
  const catalogue = readFileSync(root + path, 'utf8');
  return [...catalogue.matchAll(/^msgid "(.+)"$/gm)]
    .map((m) => ({ at: `${path}:${lineAt(catalogue, m.index)}`, text: m[1] ?? '' }))
    .filter(({ text }) => !specified.has(text));
}

const listed = execFileSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' });
const documents = listed.split('\n').filter((path) => path && !path.includes('requirements/'));
const files = sources();
const names = files.filter(({ path }) => isTest(path) || path.startsWith('e2e/'));

const passages: [what: string, share: number, all: Passage[]][] = [
  ['comments', 0.01, files.flatMap(({ path, text }) => comments(path, text))],
  ['test names', 0.01, names.flatMap(({ path, text }) => testNames(path, text))],
  ['documents', 0.01, documents.flatMap(sentences)],
  ['screen texts', 0.003, ['locales/en.po', 'locales/first/en.po'].flatMap(screenTexts)],
];

test.each(passages)('keeps odd English in %s below %d of all', (_what, share, all) => {
  const odd = all.filter(isOdd).map(({ at, text }) => `${at} ${text.slice(0, 100)}`);
  expect(all.length).toBeGreaterThan(1_000);
  expect(odd.length > all.length * share ? odd : []).toEqual([]);
});

test('keeps nine of ten test names within 60 characters', () => {
  const all = names.flatMap(({ path, text }) => testNames(path, text));
  const long = all.filter(({ text }) => text.length > 60).map(({ at }) => at);
  expect(long.length > all.length / 10 ? long : []).toEqual([]);
});
