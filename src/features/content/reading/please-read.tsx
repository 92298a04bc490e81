import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { TextLink } from '#src/crud/record/record-links.tsx';
import { toLang } from '#src/i18n/language-mark.tsx';
import { Notice } from '#src/ui/state/notice.tsx';
import type { ShownReceipt } from './shown-content.ts';

interface Props {
  items: readonly (ShownReceipt & { id: string; title: string; language: string | null })[];
  /** The page of an item, a path of `paths`. */
  toPath: (id: string) => string;
  /** The number of items, in words. */
  countText: (count: number) => ReactNode;
}

/**
 * How many items must be read and are not yet, with the way to the first of them. Their cards have a mark; with all of
 * their titles here, the cards would begin below the window of a phone.
 */
export function PleaseRead({ items, toPath, countText }: Props) {
  const toRead = items.filter(({ mustRead, readAt }) => mustRead && readAt === null);
  const [first] = toRead;
  if (!first) return null;
  return (
    <Notice tone="warning">
      <p className="font-semibold">
        <Trans>Please read</Trans>
        {': '}
        {countText(toRead.length)}
      </p>
      <p lang={toLang(first.language)}>
        <TextLink to={toPath(first.id)}>{first.title}</TextLink>
      </p>
    </Notice>
  );
}
