import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { bcp47 } from '#shared/locales.ts';
import { paths } from '#src/app/paths.ts';
import { TextLink } from '#src/crud/record/record-links.tsx';
import { useLocale } from '#src/i18n/locale-link.tsx';
import { formatBytes } from '#src/lib/files/format-bytes.ts';
import { WhenIdle } from '#src/ui/state/when-idle.tsx';
import { keptBudget } from './files-to-keep.rules.ts';
import { KeepOnDevice } from './keep-on-device.tsx';
import { keptContentQuery } from './kept.queries.ts';
import { type KeptKind, toItemId } from './kept-item.ts';
import { mayHaveKept } from './kept-mark.ts';

const pages: Readonly<Record<KeptKind, (id: string) => string>> = {
  news: (id) => paths.newsItem(id),
  sales_document: (id) => paths.salesDocumentsOf(id),
  marketing_material_category: (id) => paths.marketingMaterialOf(id),
};

/** The content that the device keeps, with its sizes; nothing where it keeps none. */
export function KeptContent() {
  return mayHaveKept() ? (
    <WhenIdle>
      <Kept />
    </WhenIdle>
  ) : null;
}

function Kept() {
  const locale = bcp47(useLocale());
  const { data } = useQuery(keptContentQuery);
  if (!data || data.items.length === 0) return null;
  const [used, most] = [formatBytes(data.use, locale), formatBytes(keptBudget, locale)];
  return (
    <section aria-labelledby="kept-content" className="space-y-2">
      <h2 id="kept-content" className="text-xl font-semibold">
        <Trans>Content on this device</Trans>
      </h2>
      <p className="tabular text-sm text-ink-muted">
        <Trans>
          Documents and pictures take up {used} of {most}.
        </Trans>
      </p>
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
        {data.items.map(({ kind, id, title }) => (
          <li key={toItemId({ kind, id })} className="space-y-1 px-4 py-3">
            <TextLink to={pages[kind](id)}>{title}</TextLink>
            <KeepOnDevice kind={kind} id={id} />
          </li>
        ))}
      </ul>
    </section>
  );
}
