import { Plural, Trans } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import { TextLink } from '#src/crud/record/record-links.tsx';
import { toLang } from '#src/i18n/language-mark.tsx';
import { Notice } from '#src/ui/state/notice.tsx';
import type { ShownNews } from './shown-news.ts';

/** The items that must be read and are not yet, said before all others. */
export function PleaseRead({ items }: { items: readonly ShownNews[] }) {
  if (items.length === 0) return null;
  return (
    <Notice tone="warning">
      <p className="font-semibold">
        <Trans>Please read</Trans>
        {': '}
        <Plural value={items.length} one="# news item" other="# news items" />
      </p>
      <ul className="flex flex-wrap gap-x-4">
        {items.map(({ id, title, language }) => (
          <li key={id} lang={toLang(language)}>
            <TextLink to={paths.newsItem(id)}>{title}</TextLink>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
