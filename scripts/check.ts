// Everything that can be checked without running the product: stale generation, format and lint,
// types, translations.
import { runSteps } from './steps.ts';

await runSteps([
  ['generated files', 'node', ['scripts/generate.ts', '--check']],
  ['format and lint', 'biome', ['check', '.']],
  ['types', 'tsc', ['-b', '--noEmit']],
  ['translations in step', 'lingui', ['check', 'sync']],
  ['translations complete', 'lingui', ['check', 'missing', '--mode', 'catalog']],
]);
