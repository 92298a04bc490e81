import type { ReactNode } from 'react';
import { LocaleLink, type LocaleLinkProps } from '#src/i18n/locale-link.tsx';
import { buttonClass } from '#src/ui/button.tsx';

interface Props {
  /** A path of `paths`. */
  to: string;
  children: ReactNode;
}

/** Of the link or button that names a row of a `DataTable`; the whole row is its target. */
export const rowLinkClass =
  'cut block max-w-full py-1 text-left text-brand-ink after:absolute after:inset-0 hover:underline @min-[568px]:py-3';

/** Names a row of a `DataTable` and makes the whole row lead to its page. */
export function RowLink({ to, children }: Props) {
  return (
    <LocaleLink to={to} className={rowLinkClass}>
      {children}
    </LocaleLink>
  );
}

/**
 * A link in a line of text or a list, large enough for a finger. In a row of a `DataTable` only the link that names the
 * row looks like one; the others do while they are pointed at or have the focus.
 */
export function TextLink(props: LocaleLinkProps) {
  return (
    <LocaleLink
      {...props}
      className="inline-flex min-h-touch items-center text-brand-ink underline-offset-4 wrap-anywhere hover:underline [dd_&]:-my-2.5 [tr_&]:-my-1 @min-[568px]:[tr_&]:-my-2.5 [tr:not([data-wide])>td_&:not(:hover,:focus-visible)]:text-inherit"
    />
  );
}

/** A link that looks like a button: what can be done with a list or a record on a page of its own. */
export function ButtonLink({ to, primary = false, children }: Props & { primary?: boolean }) {
  return (
    <LocaleLink to={to} className={buttonClass(primary ? 'primary' : 'secondary')}>
      {children}
    </LocaleLink>
  );
}
