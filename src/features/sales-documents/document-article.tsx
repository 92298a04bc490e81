import { RichText } from '#src/ui/rich-text/rich-text.tsx';
import type { ShownDocument } from './shown-document.ts';

/** Stands in for the page of readers until it is built. */
export function DocumentArticle({ item }: { item: ShownDocument }) {
  return (
    <article>
      <h2>{item.title}</h2>
      <p>{item.subtitle}</p>
      <RichText html={item.body} />
    </article>
  );
}
