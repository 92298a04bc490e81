import { readFileSync } from 'node:fs';

/** A row of `manifests/mappingManifest.json` (O012, B288): the domains, and what is theirs. */
export interface ManifestMapping {
  domains: string[];
  /** `/manifests/` and the name of a file of the folder. */
  manifest: string;
  shortCutIcon: string;
  appleTouchIcon: string;
}

/** What a `.webmanifest` of the folder has for its domains; the server completes it from the settings of each host. */
export interface BaseManifest {
  icons: { src: string; sizes: string; type: string; purpose?: string }[];
  /** The server writes the names of those it knows by their address in the language of the host. */
  shortcuts: { name: string; url: string; icons: { src: string; sizes: string; type: string }[] }[];
  [member: string]: unknown;
}

const read = (path: string) =>
  JSON.parse(readFileSync(new URL(`../../..${path}`, import.meta.url), 'utf8'));

/** The rows by their order; the first one is for the domains that no row names. */
export const mappings: readonly ManifestMapping[] = read('/manifests/mappingManifest.json');

/** The manifests that rows name, by their address. */
export const baseManifests: ReadonlyMap<string, BaseManifest> = new Map(
  mappings.map(({ manifest }) => [manifest, read(manifest)]),
);
