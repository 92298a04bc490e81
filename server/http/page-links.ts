import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { type Language, type Locale, languageOf } from '#shared/locales.ts';

const manifestShape = v.record(
  v.string(),
  v.object({
    file: v.string(),
    imports: v.optional(v.array(v.string()), []),
    css: v.optional(v.array(v.string()), []),
    assets: v.optional(v.array(v.string()), []),
  }),
);
type Manifest = v.InferOutput<typeof manifestShape>;

const everyPage = ['src/app/bare-layout.tsx', 'src/features/hosts/document-branding.ts'];
const textsOf = (language: Language) => `locales/first/${language}.po`;

/** The pages that strangers open first, each with its parts. */
const pages = {
  login: (language: Language) => ['src/features/session/login.screen.tsx', textsOf(language)],
  // Its texts come after those of the first screens.
  inquiry: (language: Language) => [
    'src/features/inquiry/inquiry.screen.tsx',
    textsOf(language),
    `locales/${language}.po`,
  ],
};

/** A page that the server paints. */
export type PaintedPage = keyof typeof pages;

/**
 * The `link` header of a page, which names every part of it. A first visitor has no service worker that
 * keeps them, and would load them one after the other, a round trip each.
 * @param distDir the built client; without its manifest there are no links
 * @returns by page and language: null without links
 */
export function pageLinks(distDir: string): (page: PaintedPage, locale: Locale) => string | null {
  const file = join(distDir, '.vite', 'manifest.json');
  const manifest = existsSync(file)
    ? v.parse(manifestShape, JSON.parse(readFileSync(file, 'utf8')))
    : {};
  const known = new Map<string, string>();
  return (page, locale) => {
    const language = languageOf(locale);
    const key = `${page} ${language}`;
    const links = known.get(key) ?? writeLinks(manifest, [...everyPage, ...pages[page](language)]);
    known.set(key, links);
    return links || null;
  };
}

function writeLinks(manifest: Manifest, keys: readonly string[]): string {
  const chunks = [...closure(manifest, keys)].flatMap((key) => manifest[key] ?? []);
  // Styles and font first: the first paint waits for the styles, and without the font its lines would change.
  const styles = chunks.flatMap(({ css }) => css);
  const fonts = chunks.flatMap(({ assets }) => assets.filter((file) => file.endsWith('.woff2')));
  return [
    ...styles.map((file) => `</${file}>; rel=preload; as=style; crossorigin`),
    ...fonts.map((file) => `</${file}>; rel=preload; as=font; type="font/woff2"; crossorigin`),
    ...chunks.map(({ file }) => `</${file}>; rel=modulepreload`),
  ].join(', ');
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
