import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config } from '#server/config.ts';
import type { FileStore } from '#server/files/file-store.ts';
import type { HostConfig } from '#shared/host-config.ts';
import { hostIcons } from './web-manifest.rules.ts';

const source = fileURLToPath(new URL('../../../public/icons/mark.svg', import.meta.url));

type Look = Pick<HostConfig, 'webLogo' | 'brandColor'>;

/** Icons drawn so far. A configuration is the same object until something in it changes. */
const drawn = new WeakMap<Look, Map<string, Promise<Buffer>>>();

/** The portal's own mark in the host's color, for hosts without a logo. */
function drawMark({ brandColor }: Look, { distDir }: Pick<Config, 'distDir'>): Buffer {
  const built = join(distDir, 'icons', 'mark.svg');
  const svg = readFileSync(existsSync(built) ? built : source, 'utf8');
  return Buffer.from(svg.replace(/rx="\d+" fill="[^"]+"/, `fill="${brandColor}"`));
}

async function loadLogo(files: FileStore, { webLogo }: Look): Promise<Uint8Array | null> {
  if (!webLogo) return null;
  const file = /\.[a-z]{3,4}$/i.test(webLogo) ? webLogo : `${webLogo}.webp`;
  return files.bytes(`images/${file}`);
}

async function draw(
  { size, share, maskable }: (typeof hostIcons)[string],
  look: Look,
  services: { config: Pick<Config, 'distDir'>; files: FileStore },
): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const logo = await loadLogo(services.files, look);
  // The mark has room around it already, except where a launcher cuts it.
  const side = Math.round(size * (logo ? share : maskable ? 0.78 : 1));
  const inner = await sharp(logo ?? drawMark(look, services.config), { density: 300 })
    .resize(side, side, { fit: 'inside' })
    .png()
    .toBuffer();
  const background = logo ? '#ffffff' : look.brandColor;
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: inner, gravity: 'center' }])
    .png()
    .toBuffer();
}

/** An icon of a host by its file name, as PNG; drawn once per configuration. Null for other names. */
export async function hostIcon(
  name: string,
  look: Look,
  services: { config: Pick<Config, 'distDir'>; files: FileStore },
): Promise<Buffer | null> {
  const icon = Object.hasOwn(hostIcons, name) ? hostIcons[name] : undefined;
  if (!icon) return null;
  const known = drawn.get(look) ?? new Map<string, Promise<Buffer>>();
  drawn.set(look, known);
  const picture = known.get(name) ?? draw(icon, look, services);
  known.set(name, picture);
  picture.catch(() => known.delete(name));
  return picture;
}
