import { RichText } from '#src/ui/rich-text/rich-text.tsx';

/** Stands in for the page of readers until it is built. */
export function MaterialArticle({ item }: { item: { title: string; body: string } }) {
  return (
    <article>
      <h2>{item.title}</h2>
      <RichText html={item.body} />
    </article>
  );
}
