import { Trans, useLingui } from '@lingui/react/macro';
import { pageTitles } from '#src/i18n/generated/page-titles.ts';

export interface Parts {
  pages: readonly { name: string; path: string }[];
  operations: readonly { name: string; kind: string }[];
}

/** Returns the title of a page with its path, which tells pages of the same title apart. */
export function usePageText() {
  const { i18n } = useLingui();
  return ({ name, path }: { name: string; path: string }) => {
    const title = pageTitles[name];
    return title ? `${i18n._(title)} (${path})` : path;
  };
}

/** The pages and operations that rights open. */
export function PartList({ pages, operations }: Parts) {
  const pageText = usePageText();
  const names = operations.map(({ name }) => name).join(', ');
  return (
    <div className="space-y-1 text-sm wrap-anywhere">
      {pages.length > 0 ? (
        <p>
          <Trans>Pages: {{ names: pages.map(pageText).join(', ') }}</Trans>
        </p>
      ) : null}
      {operations.length > 0 ? (
        <p>
          <Trans>Operations: {{ names }}</Trans>
        </p>
      ) : null}
      {pages.length + operations.length === 0 ? (
        <p className="text-ink-muted">
          <Trans>It gives access to nothing.</Trans>
        </p>
      ) : null}
    </div>
  );
}
