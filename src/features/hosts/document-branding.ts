import * as v from 'valibot';
import { brandVariables } from '#shared/brand-variables.ts';
import type { HostConfig } from '#shared/host-config.ts';

/** The server's data about this domain: its manifest and icons (O012). */
const mapping = v.array(
  v.object({
    domains: v.array(v.string()),
    manifest: v.string(),
    shortCutIcon: v.string(),
    appleTouchIcon: v.string(),
  }),
);

function setLink(rel: string, href: string): void {
  let link = document.head.querySelector<HTMLLinkElement>(`link[rel="${rel}"]`);
  if (!link) {
    link = document.createElement('link');
    link.rel = rel;
    document.head.append(link);
  }
  link.href = href;
}

function setMeta(name: string, content: string): void {
  let meta = document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  if (!meta) {
    meta = document.createElement('meta');
    meta.name = name;
    document.head.append(meta);
  }
  meta.content = content;
}

/** The manifest and icons of this domain (B288); a failing fetch changes nothing (B154). */
async function linkManifest(): Promise<void> {
  const response = await fetch('/manifests/mappingManifest.json');
  const entries = v.parse(mapping, await response.json());
  const entry = entries.find(({ domains }) => domains.includes(window.location.hostname));
  if (!entry) return;
  setLink('manifest', entry.manifest);
  setLink('icon', entry.shortCutIcon);
  setLink('apple-touch-icon', entry.appleTouchIcon);
}

/** Gives the page the host's colour. */
function applyBrand(brand: string): void {
  for (const [name, value] of Object.entries(brandVariables(brand))) {
    document.documentElement.style.setProperty(name, value);
  }
}

/** Makes the document the host's: colour, description, manifest and icons. */
export function applyBranding(config: HostConfig): void {
  applyBrand(config.brandColor);
  setMeta('theme-color', config.brandColor);
  setMeta('application-name', config.webTitle);
  if (config.webDescription) setMeta('description', config.webDescription);
  if (config.webKeywords) setMeta('keywords', config.webKeywords);
  if (config.flags.WEB_MANIFEST) linkManifest().catch(() => undefined);
}
