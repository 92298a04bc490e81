import { randomUUID } from 'node:crypto';
import manifest from '../../package.json' with { type: 'json' };
import {
  findDependency,
  type LockedPackage,
  lockedPackages,
  nameOfPath,
  productionPackages,
} from './lockfile.ts';

interface Component {
  type: 'application' | 'library';
  'bom-ref': string;
  name: string;
  version: string;
  purl: string;
  scope?: 'required' | 'optional';
  hashes?: { alg: string; content: string }[];
  licenses?: ({ license: { id: string } } | { expression: string })[];
}

/** A CycloneDX document: the packages of production with versions, licences, hashes and dependencies. */
export interface BillOfMaterials {
  bomFormat: 'CycloneDX';
  specVersion: string;
  serialNumber: string;
  version: number;
  metadata: { timestamp: string; component: Component };
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

/**
 * Lists what package-lock.json installs in production. It is read here because `npm sbom --omit=dev`
 * leaves out packages that something of development needs as well, such as react.
 */
export function billOfMaterials(): BillOfMaterials {
  const packages = productionPackages();
  const project = lockedPackages().get('') as LockedPackage;
  const own = `${manifest.name}@${manifest.version}`;
  const refOf = (path: string) => `${nameOfPath(path)}@${packages.get(path)?.version}`;
  const dependsOn = (
    path: string,
    { dependencies, optionalDependencies, peerDependencies }: LockedPackage,
  ) =>
    [
      ...new Set(
        Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })
          .map((name) => findDependency(packages, path, name))
          .filter((found) => found !== null)
          .map(refOf),
      ),
    ].sort();

  const components = new Map<string, Component>();
  const dependencies = new Map<string, Set<string>>();
  dependencies.set(own, new Set(dependsOn('', { ...project, peerDependencies: {} })));
  for (const [path, locked] of packages) {
    const ref = refOf(path);
    components.set(ref, toComponent(nameOfPath(path), locked));
    const known = dependencies.get(ref) ?? new Set();
    dependencies.set(ref, new Set([...known, ...dependsOn(path, locked)]));
  }
  const { name, version, license } = manifest;
  const component = { type: 'application', 'bom-ref': own, name, version } as const;
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${randomUUID()}`,
    version: 1,
    metadata: {
      timestamp: new Date().toISOString(),
      component: { ...component, purl: toPackageUrl(name, version), licenses: licences(license) },
    },
    components: [...components.values()],
    dependencies: [...dependencies].map(([ref, on]) => ({ ref, dependsOn: [...on] })),
  };
}

function toComponent(name: string, locked: LockedPackage): Component {
  const { version, integrity, license, optional } = locked;
  return {
    type: 'library',
    'bom-ref': `${name}@${version}`,
    name,
    version,
    purl: toPackageUrl(name, version),
    scope: optional ? 'optional' : 'required',
    ...(integrity && { hashes: hashes(integrity) }),
    ...(license && { licenses: licences(license) }),
  };
}

/** A package URL; the @ of a scope is written as %40. */
const toPackageUrl = (name: string, version: string) =>
  `pkg:npm/${name.replace(/^@/, '%40')}@${encodeURIComponent(version)}`;

/** "sha512-<base64>" as CycloneDX wants it. */
function hashes(integrity: string) {
  return integrity.split(' ').map((hash) => {
    const [algorithm = '', content = ''] = hash.split(/-(.*)/s);
    const alg = algorithm.replace(/^sha(1|256|384|512)$/, 'SHA-$1');
    return { alg, content: Buffer.from(content, 'base64').toString('hex') };
  });
}

/** One id of SPDX, or an expression of several. */
function licences(license: string) {
  return /^[\w.+-]+$/.test(license) ? [{ license: { id: license } }] : [{ expression: license }];
}
