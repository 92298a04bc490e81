import type { HostConfig } from '#shared/host-config.ts';
import { bcp47, defaultLocale, isLocale, languageOf } from '#shared/locales.ts';
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

const toIconPath = (name: string) => `/manifests/${name}`;

/** Which manifest and icons belong to a host (O012, B288). */
export function manifestMapping({ host }: Pick<HostConfig, 'host'>) {
  return [
    {
      domains: [host],
      manifest: '/manifests/app.webmanifest',
      shortCutIcon: toIconPath('icon-192.png'),
      appleTouchIcon: toIconPath('apple-touch-icon.png'),
    },
  ];
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

/** The web manifest of a host, in its first language (F003). Addresses without a locale lead to the user's. */
export function webManifest(host: Settings) {
  const codes = host.languages.map(({ code }) => code);
  const locale = codes.find(isLocale) ?? defaultLocale;
  const names = shortcutNames[languageOf(locale)];
  const shortcut = (name: string, url: string) => ({
    name,
    url,
    icons: [{ src: toIconPath('icon-192.png'), sizes: '192x192', type: 'image/png' }],
  });
  return {
    id: '/',
    name: host.webTitle,
    short_name: shortened(host.webTitle),
    ...(host.webDescription && { description: host.webDescription }),
    lang: bcp47(locale),
    start_url: '/',
    scope: '/',
    display: 'standalone',
    orientation: 'any',
    theme_color: host.brandColor,
    background_color: '#f3f5f7',
    categories: ['business', 'shopping'],
    icons: Object.entries(hostIcons)
      .filter(([name]) => name.startsWith('icon-'))
      .map(([name, { size, maskable }]) => ({
        src: toIconPath(name),
        sizes: `${size}x${size}`,
        type: 'image/png',
        ...(maskable && { purpose: 'maskable' }),
      })),
    shortcuts: [
      shortcut(names.fastOrder, '/catalog/fast-order'),
      shortcut(names.scan, '/catalog/fast-order?scan=true'),
      shortcut(names.cart, '/cart'),
    ],
    // The worker keeps the file and leads to fast order, which reads it.
    share_target: {
      action: '/share/order-file',
      method: 'POST',
      enctype: 'multipart/form-data',
      params: {
        files: [
          {
            name: 'file',
            accept: [
              'text/csv',
              'text/tab-separated-values',
              'text/plain',
              'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
              ...['.csv', '.tsv', '.txt', '.xlsx'],
            ],
          },
        ],
      },
    },
  };
}
