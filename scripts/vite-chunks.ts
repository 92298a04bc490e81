import { firstFiles } from './messages/first-files.ts';

/** Libraries every page needs; they change seldom and are kept by browsers over releases. */
const vendor =
  /node_modules\/(react|react-dom|scheduler|use-sync-external-store|react-router|@tanstack|@lingui|valibot|graphql-request)\//;

/** Parts of them that only late pages need. */
const lateParts = /@tanstack\/.*\/(queriesObserver|useQueries|mutationObserver|useMutation)\./;

/** Our own code that every page behind the login needs. */
const frame =
  /\/src\/(main|app\/(router|app-layout|screen-failure)|features\/(catalog|session)\/[^/]+\.feature|ui\/(button|text-field|select-field|badge|picture|skeleton|empty-state|load-failure|page-header|disclosure|use-disclosure)|features\/article-facts\/[^/]+|features\/showroom\/(hidden-in-showroom|use-showroom|showroom-store|showroom\.public)|features\/customers\/(customers\.public|customer-label|customers\.rules|selection-store|use-may-choose-customer|use-several-customers)|features\/hosts\/(as-of|use-dates|use-host-config)|graphql\/client|i18n\/use-problem-text|lib\/(use-delayed|kept-input))\.tsx?$|\/shared\/(days|validation\/rules)\.ts$/;

const first = new Set(firstFiles());

/**
 * The modules that the lists of the catalog need for their first screen. Their lazy modules form separate
 * chunks.
 */
const catalog = (id: string) => {
  const file = id.split('?')[0]?.match(/\/(src\/features\/(?:catalog|showroom)\/.*)$/)?.[1];
  return file !== undefined && first.has(file);
};

/**
 * The modules of the login page. On a first visit no service worker has cached them yet, so they are loaded
 * with one request instead of twelve.
 */
const login =
  /\/src\/(app\/bare-layout|features\/session\/login-(form|notice-box|picture|problem|extras)|features\/announcements\/(login-announcements|announcements\.queries)|graphql\/generated\/announcements\.documents|features\/inquiry\/inquiry-link|i18n\/(flag|language-links)|ui\/(password-field|open-menu))\.tsx?$|\/shared\/host-entries\.ts$/;

/** Small parts of ours that most late parts have in common. */
const small =
  /\/src\/(graphql\/use-deferred-query|ui\/notice)\.tsx?$|\/shared\/(quantity|validation\/limits)\.ts$/;

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
  // Everything in `paths` except the addresses; no first screen asks for it.
  {
    name: 'built-pages',
    test: /\/src\/app\/(built-pages|generated\/unbuilt-pages)\.ts$/,
    priority: 3,
  },
  { name: 'frame', test: frame, priority: 2 },
  { name: 'login', test: login, includeDependenciesRecursively: false, priority: 1 },
  { name: 'small', test: small, includeDependenciesRecursively: false, priority: 1 },
  { name: 'catalog', test: catalog, minShareCount: 2, priority: 1 },
];
