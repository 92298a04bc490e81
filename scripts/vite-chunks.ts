import { existsSync, readdirSync } from 'node:fs';
import { root } from './generate/root.ts';
import { firstFiles } from './messages/first-files.ts';

/** Libraries every page needs; they change seldom and are kept by browsers over releases. */
const vendor =
  /node_modules\/(react|react-dom|scheduler|use-sync-external-store|react-router|@tanstack|@lingui|valibot|graphql-request)\//;

/** Parts of them that only late pages need. */
const lateParts = /@tanstack\/.*\/(queriesObserver|useQueries|mutationObserver|useMutation)\./;

/**
 * Returns a test for modules by their paths below the root; a path that ends with `/` stands for the files in that
 * folder. @throws when a path names nothing, so that no file leaves its group when it moves
 */
function isOneOf(...paths: string[]): (id: string) => boolean {
  const files = new Set(
    paths.flatMap((path) => {
      if (!existsSync(root + path)) throw new Error(`scripts/vite-chunks.ts: no ${path}`);
      return path.endsWith('/') ? readdirSync(root + path).map((name) => path + name) : [path];
    }),
  );
  return (id) => files.has(id.split('?')[0]?.slice(root.length) ?? '');
}

/** Our own code that every page behind the login needs. */
const frame = isOneOf(
  'shared/days.ts',
  'shared/validation/rules.ts',
  'src/main.tsx',
  'src/app/app-layout.tsx',
  'src/app/router.tsx',
  'src/app/screen-failure.tsx',
  'src/crud/record/as-of.tsx',
  'src/features/article-facts/',
  'src/features/catalog/catalog.feature.ts',
  'src/features/customers/customer-label.ts',
  'src/features/customers/customers.public.ts',
  'src/features/customers/customers.rules.ts',
  'src/features/customers/selection-store.ts',
  'src/features/customers/use-may-choose-customer.ts',
  'src/features/customers/use-several-customers.ts',
  'src/features/session/session.feature.ts',
  'src/features/showroom/hidden-in-showroom.tsx',
  'src/features/showroom/showroom-button.tsx',
  'src/features/showroom/showroom-notice.tsx',
  'src/features/showroom/showroom-store.ts',
  'src/features/showroom/showroom.public.ts',
  'src/features/showroom/use-showroom.ts',
  'src/graphql/client.ts',
  'src/graphql/host/use-dates.ts',
  'src/graphql/host/use-host-config.ts',
  'src/i18n/use-problem-text.ts',
  'src/lib/hooks/use-delayed.ts',
  'src/lib/input/kept-input.ts',
  'src/ui/badge.tsx',
  'src/ui/button.tsx',
  'src/ui/fields/select-field.tsx',
  'src/ui/fields/text-field.tsx',
  'src/ui/layout/disclosure.tsx',
  'src/ui/layout/page-header.tsx',
  'src/ui/layout/use-disclosure.ts',
  'src/ui/picture.tsx',
  'src/ui/state/empty-state.tsx',
  'src/ui/state/load-failure.tsx',
  'src/ui/state/skeleton.tsx',
);

const first = new Set(firstFiles());

/**
 * The modules that the lists of the catalog need for their first screen. Their lazy modules form separate
 * chunks.
 */
const catalog = (id: string) => {
  const file = id.split('?')[0]?.match(/\/(src\/features\/catalog\/.*)$/)?.[1];
  return file !== undefined && first.has(file);
};

/**
 * The modules that the login page shares with others. On a first visit no service worker has cached them yet, so
 * they are loaded with one request instead of twelve.
 */
const login = isOneOf(
  'shared/host-entries.ts',
  'src/app/bare-layout.tsx',
  'src/features/announcements/announcements.queries.ts',
  'src/features/hosts/hosts.queries.ts',
  'src/features/session/log-in.ts',
  'src/features/session/login-notice.ts',
  'src/features/session/server-logout.ts',
  'src/features/session/use-server-logout.ts',
  'src/graphql/generated/announcements.documents.ts',
  'src/i18n/flag.tsx',
  'src/i18n/language-links.tsx',
  'src/lib/maintenance-message.ts',
  'src/ui/fields/password-field.tsx',
  'src/ui/overlay/open-menu.ts',
);

/** Small parts of ours that most late parts have in common. */
const small = isOneOf(
  'shared/quantity.ts',
  'shared/validation/limits.ts',
  'src/graphql/use-deferred-query.ts',
  'src/lib/link-target.ts',
  'src/ui/rich-text/safe-link.tsx',
  'src/ui/state/notice.tsx',
);

/** The parts of a field for files, which forms and pages with files load together. */
const files = isOneOf(
  'src/ui/file/file-field.tsx',
  'src/ui/file/file-preview.tsx',
  'src/ui/file/file-row.tsx',
  'src/ui/file/media-problem.ts',
  'src/ui/file/use-file-texts.ts',
  'src/ui/file/use-uploads.ts',
  'src/ui/file/video-player.tsx',
);

/**
 * Puts small modules that are always loaded together, and what they import, into one file: fewer
 * requests, and they compress better. Everything else is split by route.
 */
export const chunkGroups = [
  {
    name: 'vendor',
    test: (id: string) => vendor.test(id) && !lateParts.test(id),
    priority: 3,
  },
  { name: 'frame', test: frame, priority: 2 },
  { name: 'login', test: login, includeDependenciesRecursively: false, priority: 1 },
  { name: 'files', test: files, includeDependenciesRecursively: false, priority: 1 },
  { name: 'small', test: small, includeDependenciesRecursively: false, priority: 1 },
  {
    name: 'catalog',
    test: catalog,
    includeDependenciesRecursively: false,
    minShareCount: 2,
    priority: 1,
  },
];
