import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { isLocale, type Language, languageOf } from '#shared/locales.ts';

const manifestShape = v.record(
  v.string(),
  v.object({ file: v.string(), imports: v.optional(v.array(v.string()), []) }),
);
type Manifest = v.InferOutput<typeof manifestShape>;

const screen = [
  'src/app/bare-layout.tsx',
  'src/features/session/login.screen.tsx',
  'src/features/session/login-extras.tsx',
  'src/features/announcements/login-announcements.tsx',
  'src/features/announcements/announcement-text.tsx',
  'shared/host-config.ts',
  'src/features/hosts/document-branding.ts',
];
const textsOf = (language: Language) => `locales/first/${language}.po`;

/**
 * The `link` header of the login page, which names every part of it and its announcements. A first visitor has
 * no service worker that keeps them, and would load them one after the other, a round trip each.
 * @param distDir the built client; without its manifest there are no links
 * @returns by path and host: null for every other page
 */
export function loginLinks(distDir: string): (path: string, host: string) => string | null {
  const file = join(distDir, '.vite', 'manifest.json');
  const manifest = existsSync(file)
    ? v.parse(manifestShape, JSON.parse(readFileSync(file, 'utf8')))
    : {};
  const known = new Map<Language, string>();
  return (path, host) => {
    const locale = /^\/([^/]+)\/login\/?$/.exec(path)?.[1];
    if (!locale || !isLocale(locale)) return null;
    const language = languageOf(locale);
    const links = known.get(language) ?? writeLinks(manifest, [...screen, textsOf(language)]);
    known.set(language, links);
    return links ? `${links}, ${announcements(host)}` : null;
  };
}

/** Requested as the client does, or the browser would request it twice. */
const announcements = (host: string) =>
  `</active-announcements/${encodeURIComponent(host)}>; rel=preload; as=fetch; crossorigin=anonymous`;

function writeLinks(manifest: Manifest, keys: readonly string[]): string {
  const files = [...closure(manifest, keys)].map((key) => manifest[key]?.file);
  return files.map((file) => `</${file}>; rel=modulepreload`).join(', ');
}

/** Chunks of a build's manifest with all they import, in the order in which they are found. */
export function closure(
  manifest: Record<string, { imports?: string[] }>,
  keys: readonly string[],
  into = new Set<string>(),
): Set<string> {
  for (const key of keys) {
    const chunk = manifest[key];
    if (!chunk || into.has(key)) continue;
    into.add(key);
    closure(manifest, chunk.imports ?? [], into);
  }
  return into;
}
