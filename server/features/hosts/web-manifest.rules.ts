import type { HostConfig } from '#shared/host-config.ts';
import { bcp47, defaultLocale, isLocale, languageOf } from '#shared/locales.ts';
import { baseManifests, type ManifestMapping, mappings } from './manifest-files.ts';
import { shortcutNames } from './web-manifest.texts.ts';

/** Most characters of a name under an icon before launchers cut it. */
const shortName = 12;

/** Pictures drawn from the host's logo and color, by file name: pixels, and how much the logo fills. */
export const hostIcons: Record<string, { size: number; share: number; maskable: boolean }> = {
  'icon-192.png': { size: 192, share: 0.84, maskable: false },
  'icon-512.png': { size: 512, share: 0.84, maskable: false },
  // Launchers cut these to any shape: only a circle of 80 % is sure to be seen.
  'icon-maskable-512.png': { size: 512, share: 0.56, maskable: true },
  'apple-touch-icon.png': { size: 180, share: 0.7, maskable: true },
};

type Settings = Pick<
  HostConfig,
  'host' | 'webTitle' | 'webDescription' | 'brandColor' | 'languages'
>;

/**
 * Which manifest and icons belong to a host (O012, B288): those of its row in `manifests/mappingManifest.json`, for a
 * host that only a feed has defined those of the first row.
 */
export function manifestMapping({ host }: Pick<HostConfig, 'host'>): ManifestMapping[] {
  const row = mappings.find(({ domains }) => domains.includes(host)) ?? mappings[0];
  return row ? [{ ...row, domains: [host] }] : [];
}

/** The first words of a title that fit under an icon, at least one. */
function shortened(title: string): string {
  const [first = '', ...others] = title.split(/\s+/);
  let name = first;
  for (const word of others) {
    if (`${name} ${word}`.length > shortName) break;
    name += ` ${word}`;
  }
  return name;
}

/**
 * The web manifest of a host: the one its row names, with the settings of the host, in its first language (F003).
 * Addresses without a locale lead to the user's. The worker keeps a shared file and leads to fast order, which reads it.
 * @returns null for a path that is not the host's
 */
export function webManifest(host: Settings, path: string) {
  const base = baseManifests.get(path);
  if (!base || manifestMapping(host)[0]?.manifest !== path) return null;
  const codes = host.languages.map(({ code }) => code);
  const locale = codes.find(isLocale) ?? defaultLocale;
  const { fastOrder, scan, cart } = shortcutNames[languageOf(locale)];
  const names = new Map([
    ['/catalog/fast-order', fastOrder],
    ['/catalog/fast-order?scan=true', scan],
    ['/cart', cart],
  ]);
  return {
    ...base,
    name: host.webTitle,
    short_name: shortened(host.webTitle),
    ...(host.webDescription && { description: host.webDescription }),
    lang: bcp47(locale),
    theme_color: host.brandColor,
    shortcuts: base.shortcuts.map(({ name, url, icons }) => ({
      name: names.get(url) ?? name,
      url,
      icons,
    })),
  };
}
