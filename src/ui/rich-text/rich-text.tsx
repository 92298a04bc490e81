import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { richTextLook } from '#shared/rich-text-look.ts';
import { relocate } from '#src/i18n/locale-choice.ts';
import { useLocale } from '#src/i18n/locale-link.tsx';
import { cleanHtml } from '#src/lib/clean-html.ts';
import { linkTarget } from '#src/lib/link-target.ts';
import { classNames } from '../class-names.ts';

/**
 * Foreign text with formatting, links and pictures, made harmless (N120). Load it only when needed: it
 * imports the purifier.
 */
export function RichText({ html, className }: { html: string; className?: string }) {
  const box = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const locale = useLocale();
  useLayoutEffect(() => box.current?.replaceChildren(cleanHtml(html)), [html]);
  // Links into the portal keep the page's session and language; the browser would load the whole app
  // again.
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const target = linkTarget(link?.getAttribute('href'));
    if (!target || !('inside' in target)) return;
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(relocate(target.inside, locale));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is pressed
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    <div ref={box} className={classNames(richTextLook, className)} onClick={follow} />
  );
}
