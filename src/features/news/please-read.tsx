import { Plural, Trans } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import { TextLink } from '#src/crud/record/record-links.tsx';
import { toLang } from '#src/i18n/language-mark.tsx';
import { Notice } from '#src/ui/state/notice.tsx';
import type { ShownNews } from './shown-news.ts';

/**
 * How many items must be read and are not yet, with the way to the first of them. Their cards have a mark; with all of
 * their titles here, the cards would begin below the window of a phone.
 */
export function PleaseRead({ items }: { items: readonly ShownNews[] }) {
  const [first] = items;
  const count = items.length;
  if (!first) return null;
  return (
    <Notice tone="warning">
      <p className="font-semibold">
        <Trans>Please read</Trans>
        {': '}
        <Plural value={count} one="# news item" other="# news items" />
      </p>
      <p lang={toLang(first.language)}>
        <TextLink to={paths.newsItem(first.id)}>{first.title}</TextLink>
      </p>
    </Notice>
  );
}
