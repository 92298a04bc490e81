// Turns the AdventureWorks sample into a feed (scripts/adventureworks/README.md):
//   npm run feed:adventureworks -- ../shared/data/adventureworks <out>
import { resolve } from 'node:path';
import { storePassword } from './adventureworks/logins.ts';
import { HOST } from './adventureworks/organisation.ts';
import { writeAdventureWorks } from './adventureworks/write-feed.ts';

const [from, to] = process.argv.slice(2);
if (!from || !to) {
  console.error('Name two folders: npm run feed:adventureworks -- <sample> <out>');
  process.exitCode = 2;
} else
  try {
    const { rows, pictures } = await writeAdventureWorks(resolve(from), resolve(to));
    for (const [file, count] of Object.entries(rows)) console.log(`  ${file}: ${count} rows`);
    console.log(`  images: ${pictures} pictures`);
    console.log(`Import it with: npm run import -- ${to}`);
    console.log(`Then open ${HOST} and log in, for example as store292, ${storePassword}`);
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 2;
  }
