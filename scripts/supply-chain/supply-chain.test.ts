import { expect, test } from 'vitest';
import tools from '../../bench/tools/package.json' with { type: 'json' };
import peers from '../../bench/tools/peers/package.json' with { type: 'json' };
import manifest from '../../package.json' with { type: 'json' };
import { billOfMaterials } from './bill-of-materials.ts';
import { lockedPackages, nameOfPath, productionPackages } from './lockfile.ts';

const bom = billOfMaterials();

test('lists every production package', () => {
  const listed = new Set(bom.components.map(({ purl }) => decodeURIComponent(purl)));
  const missing = [...productionPackages()]
    .map(([path, { version }]) => `pkg:npm/${nameOfPath(path)}@${version}`)
    .filter((purl) => !listed.has(purl));
  expect(missing).toEqual([]);
  for (const [name, version] of Object.entries(manifest.dependencies))
    expect(listed).toContain(`pkg:npm/${name}@${version}`);
});

test('lists no development package', () => {
  const names = new Set(bom.components.map(({ name }) => name));
  for (const name of ['vite', 'vitest', 'playwright', '@biomejs/biome'])
    expect(names).not.toContain(name);
});

test('creates a CycloneDX document', () => {
  expect(bom).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1 });
  expect(bom.serialNumber).toMatch(/^urn:uuid:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  expect(bom.metadata.component).toMatchObject({ type: 'application', name: manifest.name });
  for (const { hashes = [], name } of bom.components)
    for (const { alg, content } of hashes)
      expect(`${alg} ${content}`, name).toMatch(/^SHA-(1 [0-9a-f]{40}|512 [0-9a-f]{128})$/);
});

test('references only components of its own and each once', () => {
  const { component } = bom.metadata;
  const refs = [component, ...bom.components].map((one) => one['bom-ref']);
  expect(new Set(refs).size).toBe(refs.length);
  const used = bom.dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn]);
  expect(used.filter((ref) => !refs.includes(ref))).toEqual([]);
  const own = bom.dependencies.find(({ ref }) => ref === component['bom-ref']);
  expect(own?.dependsOn).toContain(`fastify@${manifest.dependencies.fastify}`);
});

test('pins every dependency to an exact version', () => {
  const { dependencies, devDependencies, optionalDependencies } = manifest;
  const versions = Object.entries<string>({
    ...dependencies,
    ...devDependencies,
    ...optionalDependencies,
    ...tools.dependencies,
    ...peers.dependencies,
  });
  const loose = versions.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version));
  expect(versions.length).toBeGreaterThan(50);
  expect(loose).toEqual([]);
});

// decision 044
test('forces no version upon a package', () => {
  expect(manifest).not.toHaveProperty('overrides');
});

test('installs the tools of measurements only for the bench command', () => {
  const installed = new Set([...lockedPackages().keys()].map(nameOfPath));
  for (const name of Object.keys(tools.dependencies)) expect(installed).not.toContain(name);
});

test('uses one version for packages of a release train', () => {
  const aws = Object.entries<string>(manifest.dependencies)
    .filter(([name]) => name.startsWith('@aws-sdk/'))
    .map(([, version]) => version);
  expect(new Set(aws).size).toBe(1);
});

test('has a hash for every package of the lockfile', () => {
  const bare = [...lockedPackages()].filter(
    ([path, { integrity, link }]) => path !== '' && !integrity && !link,
  );
  expect(bare.map(([path]) => path)).toEqual([]);
});
