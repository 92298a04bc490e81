import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { relocate } from '#src/i18n/locale-choice.ts';
import { useLocale } from '#src/i18n/locale-link.tsx';
import { cleanHtml } from '#src/lib/clean-html.ts';
import { linkTarget } from '#src/lib/link-target.ts';
import { classNames } from './class-names.ts';

const look =
  'break-words [&_:is(h1,h2,h3,h4,h5,h6)]:font-semibold [&_:is(h1,h2)]:text-lg [&_:is(p,ul,ol,table,blockquote,figure)+*]:mt-2 [&_a[href]]:text-brand-ink [&_a[href]]:underline [&_blockquote]:border-l-4 [&_blockquote]:border-line [&_blockquote]:pl-3 [&_img]:h-auto [&_img]:max-w-full [&_ol]:list-decimal [&_ol]:pl-6 [&_table]:block [&_table]:max-w-full [&_table]:overflow-x-auto [&_:is(td,th)]:border [&_:is(td,th)]:border-line [&_:is(td,th)]:px-2 [&_:is(td,th)]:py-1 [&_ul]:list-disc [&_ul]:pl-6';

/**
 * Text with marks, links and pictures that somebody has typed in, made harmless (N120). For parts
 * that are loaded when needed: it brings the purifier.
 */
export function RichText({ html, className }: { html: string; className?: string }) {
  const box = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const locale = useLocale();
  useLayoutEffect(() => box.current?.replaceChildren(cleanHtml(html)), [html]);
  // Links into the portal keep the page's session and language; the browser would load it anew.
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
    <div ref={box} className={classNames(look, className)} onClick={follow} />
  );
}
