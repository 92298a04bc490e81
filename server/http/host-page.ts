import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHtml } from '#server/lib/escape-html.ts';
import type { HostConfig } from '#shared/host-config.ts';

/**
 * The built page with the title, color and icons of the host it is asked for at, so that the first
 * paint shows none of another brand. An unknown host gets the page as it was built.
 */
export function hostPage(distDir: string): (host: HostConfig | null) => string {
  const built = readFileSync(join(distDir, 'index.html'), 'utf8');
  const known = new WeakMap<HostConfig, string>();
  return (host) => {
    if (!host) return built;
    const page = known.get(host) ?? dressed(built, host);
    known.set(host, page);
    return page;
  };
}

function dressed(html: string, { webTitle, brandColor, flags }: HostConfig): string {
  const page = html
    .replace(/(<meta name="theme-color" content=")[^"]*/, `$1${brandColor}`)
    .replace(/<title>[^<]*/, () => `<title>${escapeHtml(webTitle)}`);
  // Without the flag no icons are set per host (F003).
  if (!flags.WEB_MANIFEST) return page;
  return page
    .replace(/<link rel="icon"[^<>]*>/, '<link rel="icon" href="/manifests/icon-192.png" />')
    .replaceAll('"/icons/mark.svg"', '"/manifests/icon-192.png"')
    .replaceAll('"/icons/apple-touch-icon.png"', '"/manifests/apple-touch-icon.png"');
}
