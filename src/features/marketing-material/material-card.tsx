import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import { isPicture } from '#src/features/content/content.public.ts';
import { ContentCard, type ShownLayout } from '#src/features/content/content-reading.public.ts';
import { LocaleLink } from '#src/i18n/locale-link.tsx';
import { buttonClass } from '#src/ui/button.tsx';
import { UploadDay } from './material-article.tsx';
import { describeType } from './material-types.ts';
import type { ListedMaterial } from './shown-material.ts';

interface Props {
  item: ListedMaterial;
  /** Of the category that is shown, for material without a layout of its own. */
  layout?: ShownLayout | null;
  /** It was changed since the reader looked last. */
  isNew?: boolean;
  heading?: 'h2' | 'h3';
  /** The page of the article that it is linked to. */
  articlePath?: string | undefined;
}

/** Marketing material on a card: its placeholder or its first picture, or kind and size of its first file (U297). */
export function MaterialCard({ item, layout = null, isNew, heading = 'h2', articlePath }: Props) {
  const { i18n } = useLingui();
  const { word, name } = describeType(item.type);
  return (
    <ContentCard
      to={paths.marketingMaterialImageOfType(word, item.marketingMaterialCategoryId, item.id)}
      item={item}
      layout={item.layout ?? layout}
      subtitle={i18n._(name)}
      released={<UploadDay day={item.uploadAt.date} />}
      picture={item.placeholderFile ?? item.files.find(isPicture) ?? null}
      file={item.files[0] ?? null}
      isNew={isNew}
      heading={heading}
      actions={
        articlePath ? (
          <LocaleLink to={articlePath} className={buttonClass('secondary', 'relative')}>
            <Trans>To the article</Trans>
          </LocaleLink>
        ) : null
      }
    />
  );
}
