// Writes the feed of the demo distributor:
//   npm run feed:demo [-- <out> [--articles N] [--dealers N] [--today YYYY-MM-DD] [--no-images]]
import { parseArgs } from 'node:util';
import { demoDefaults, writeDemoFeed } from './demo/write-feed.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    articles: { type: 'string' },
    dealers: { type: 'string' },
    today: { type: 'string' },
    'no-images': { type: 'boolean' },
  },
});

function count(name: string, text: string | undefined, standard: number): number {
  if (text === undefined) return standard;
  if (/^[1-9]\d{0,7}$/.test(text)) return Number(text);
  console.error(`--${name} takes a whole number from 1, not "${text}".`);
  process.exit(2);
}

const standard = demoDefaults();
if (values.today !== undefined && !/^\d{4}-\d\d-\d\d$/.test(values.today)) {
  console.error(`--today takes a date such as 2026-03-01, not "${values.today}".`);
  process.exit(2);
}
const out = positionals[0] ?? 'feeds/demo';
const started = performance.now();
const counts = await writeDemoFeed(out, {
  articles: count('articles', values.articles, standard.articles),
  dealers: count('dealers', values.dealers, standard.dealers),
  today: values.today ?? standard.today,
  images: !values['no-images'],
});
const pictures = counts.images ? `, ${counts.images} pictures` : '';
console.log(
  `Wrote ${out} in ${((performance.now() - started) / 1000).toFixed(1)} s: ` +
    `${counts['articles.csv']} articles, ${counts['customers.csv']} dealers${pictures}.`,
);
