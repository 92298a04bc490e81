import { ContentArticle, ReleaseDay } from '#src/features/content/content-reading.public.ts';
import { toLang } from '#src/i18n/language-mark.tsx';
import type { ShownDocument } from './shown-document.ts';

interface Props {
  item: ShownDocument;
}

/** A sales document as on its page, for the preview of a form (U299). */
export function DocumentArticle({ item }: Props) {
  return <ContentArticle item={item} below={<DocumentFacts item={item} />} />;
}

/** Subtitle and first day of a document. */
export function DocumentFacts({ item: { subtitle, language, validFrom } }: Props) {
  return (
    <>
      {subtitle ? (
        <span lang={toLang(language)} className="block wrap-anywhere text-ink">
          {subtitle}
        </span>
      ) : null}
      <ReleaseDay day={validFrom} />
    </>
  );
}
