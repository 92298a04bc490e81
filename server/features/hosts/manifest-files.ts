import { readFileSync } from 'node:fs';

/** A row of `manifests/mappingManifest.json` (O012, B288). */
export interface ManifestMapping {
  domains: string[];
  manifest: string;
  shortCutIcon: string;
  appleTouchIcon: string;
}

/** What `manifests/app.webmanifest` has for all hosts; the server completes it from the settings of each. */
export interface BaseManifest {
  icons: { src: string; sizes: string; type: string; purpose?: string }[];
  /** Fast order, scanning and the cart, in this order; the server names them in the language of the host. */
  shortcuts: { name: string; url: string; icons: { src: string; sizes: string; type: string }[] }[];
  [member: string]: unknown;
}

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../../manifests/${name}`, import.meta.url), 'utf8'));

export const baseManifest: BaseManifest = read('app.webmanifest');
export const mappings: readonly ManifestMapping[] = read('mappingManifest.json');
