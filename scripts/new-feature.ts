// Writes the files of a new feature on both sides; from then on they are yours to change.
//   npm run new:feature -- <name> --list [--detail] [--form] [--scope page.claim]
// The name is the plural of the feature's records in kebab-case, such as workshop-notes. The scope is the
// permission of all its operations: one of the table `permission`; page.<name> unless said otherwise.
import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './generate/root.ts';
import { clientFiles } from './new-feature/client-files.ts';
import { contractFiles } from './new-feature/contract-files.ts';
import type { FeaturePlan } from './new-feature/feature-plan.ts';
import { toFeatureNames } from './new-feature/names.ts';
import { remainingSteps } from './new-feature/remaining-steps.ts';
import { screenFiles } from './new-feature/screen-files.ts';
import { serverFiles } from './new-feature/server-files.ts';
import { testFiles } from './new-feature/test-files.ts';

const usage = 'npm run new:feature -- <name> --list [--detail] [--form] [--scope <permission>]';

/** The number behind that of the newest migration. */
function nextMigration(): string {
  const numbers = globSync(['server/db/migrations/*.sql', 'server/features/*/*.sql'], { cwd: root })
    .map((file) => Number.parseInt(basename(file), 10))
    .filter(Number.isFinite);
  return String(Math.max(0, ...numbers) + 1).padStart(4, '0');
}

/**
 * Parses the command line.
 * @throws an error with the reason, when the feature cannot be created
 */
function readPlan(): FeaturePlan {
  const flag = { type: 'boolean', default: false } as const;
  const options = { list: flag, detail: flag, form: flag, scope: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [name, ...more] = positionals;
  if (!name || more.length > 0) throw new Error(usage);
  const names = toFeatureNames(name);
  if (!values.list)
    throw new Error(
      `Every feature begins with its list, from which one gets to the rest: ${usage}`,
    );
  // A feature that is not built yet has its entry in the menu (B031 to B037).
  const menu = `${name}.menu.ts`;
  for (const folder of [`src/features/${name}`, `server/features/${name}`, `shared/${name}`])
    if (globSync(`${folder}/*`, { cwd: root }).some((file) => basename(file) !== menu))
      throw new Error(`${folder} is there already`);
  const { detail, form, scope = `page.${name}` } = values;
  return { ...names, scope, detail, form, migration: nextMigration() };
}

try {
  const plan = readPlan();
  const files = [
    ...serverFiles(plan),
    ...clientFiles(plan),
    ...screenFiles(plan),
    ...testFiles(plan),
    ...contractFiles(plan),
  ];
  for (const [path, text] of files) {
    mkdirSync(dirname(root + path), { recursive: true });
    writeFileSync(root + path, text);
    console.log(path);
  }
  // Names of other lengths break lines elsewhere.
  const biome = ['node_modules/.bin/biome', 'check', '--write', ...files.map(([path]) => path)];
  spawnSync(process.execPath, biome, { cwd: root });
  console.log(`\n${remainingSteps(plan)}`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
