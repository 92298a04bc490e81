import { isPicture } from '#src/features/content/content.public.ts';
import { ContentArticle, ContentBody } from '#src/features/content/content-reading.public.ts';
import type { ShownMaterial } from './shown-material.ts';

interface Props {
  item: ShownMaterial;
}

const getPicture = ({ files }: ShownMaterial) => files.find(isPicture) ?? null;

/** Marketing material as on its page, for the preview of a form (U296). */
export function MaterialArticle({ item }: Props) {
  return (
    <ContentArticle
      item={item}
      picture={getPicture(item)}
      below={<UploadDay day={item.uploadAt.date} />}
    />
  );
}

/** Everything of it below its title. */
export function MaterialBody({ item }: Props) {
  return <ContentBody item={item} picture={getPicture(item)} />;
}

/** The day of the last change of its files. @param day in the format of the host */
export function UploadDay({ day }: { day: string }) {
  return <span className="tabular text-sm text-ink-muted">{day}</span>;
}
