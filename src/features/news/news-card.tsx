import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import { ContentPicture, PictureDownloads } from '#src/features/content/content.public.ts';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { toLang } from '#src/i18n/language-mark.tsx';
import { LocaleLink } from '#src/i18n/locale-link.tsx';
import { Badge } from '#src/ui/badge.tsx';
import { buttonClass } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import type { ShownLayout, ShownNews } from './shown-news.ts';
import { toExcerpt } from './to-excerpt.rules.ts';

/** How a card is shown where the item has no layout. */
const plain: ShownLayout = {
  placeholderOnCard: true,
  titleOnCard: true,
  subtitleOnCard: false,
  releasedonOnCard: true,
  resolutionOnCard: false,
  gotopdpOnCard: false,
};

/** Pixels that the picture of a card is wide at most. */
const pictureWidth = 480;

interface Props {
  item: ShownNews;
  /** It became valid or was changed since the reader looked last. */
  isNew?: boolean;
}

/** A news item on a card, as its layout says (E735 to E740, U295): all of the card leads to its page. */
export function NewsCard({ item, isNew = false }: Props) {
  const { date } = useDates();
  const { id, title, file, language } = item;
  const layout = item.layout ?? plain;
  const excerpt = layout.subtitleOnCard ? toExcerpt(item.body) : '';
  return (
    <article className="relative flex h-full flex-col gap-2 overflow-hidden rounded-lg border border-line bg-surface pb-3 hover:shadow-raised">
      {layout.placeholderOnCard ? <CardPicture item={item} /> : null}
      <div className="flex flex-1 flex-col gap-1 px-3 pt-1">
        <Marks item={item} isNew={isNew} />
        <h2 className="line-clamp-2 font-semibold wrap-anywhere" lang={toLang(language)}>
          <LocaleLink
            to={paths.newsItem(id)}
            className={layout.titleOnCard ? 'after:absolute after:inset-0' : 'sr-only'}
          >
            {title}
          </LocaleLink>
        </h2>
        {excerpt ? (
          <p className="line-clamp-2 text-sm text-ink-muted wrap-anywhere" lang={toLang(language)}>
            {excerpt}
          </p>
        ) : null}
        {layout.releasedonOnCard ? (
          <time dateTime={item.validFrom} className="tabular text-sm text-ink-muted">
            {date(item.validFrom)}
          </time>
        ) : null}
      </div>
      {layout.gotopdpOnCard || (layout.resolutionOnCard && file) ? (
        <div className="flex items-center gap-2 px-3">
          {layout.gotopdpOnCard ? <ItemLink item={item} /> : null}
          {layout.resolutionOnCard && file ? (
            <span className="relative ml-auto">
              <PictureDownloads file={file} />
            </span>
          ) : null}
        </div>
      ) : null}
    </article>
  );
}

/** The picture; where the card has no title, it leads to the page. */
function CardPicture({ item: { id, file, layout } }: { item: ShownNews }) {
  const picture = file ? (
    <ContentPicture
      file={file}
      width={pictureWidth}
      cut
      className="aspect-3/2 w-full rounded-none"
    />
  ) : (
    // As high as the pictures of the other cards in its row; on phones there is one card in a row.
    <span
      aria-hidden="true"
      className="flex h-16 w-full items-center justify-center bg-plate text-ink-muted sm:aspect-3/2 sm:h-auto"
    >
      <Icon name="image" size={32} />
    </span>
  );
  if (layout?.titleOnCard ?? true) return picture;
  return (
    <LocaleLink
      to={paths.newsItem(id)}
      tabIndex={-1}
      aria-hidden="true"
      className="after:absolute after:inset-0"
    >
      {picture}
    </LocaleLink>
  );
}

/** Says that the item must be read, and that it is new. */
function Marks({ item, isNew }: { item: ShownNews; isNew: boolean }) {
  const toRead = item.mustRead && item.readAt === null;
  if (!toRead && !isNew) return null;
  return (
    <p className="flex flex-wrap gap-1">
      {toRead ? (
        <Badge tone="warning">
          <Trans>Please read</Trans>
        </Badge>
      ) : null}
      {isNew ? (
        <Badge tone="brand">
          <Trans comment="news that came since the reader looked last">New</Trans>
        </Badge>
      ) : null}
    </p>
  );
}

function ItemLink({ item: { id, title } }: { item: ShownNews }) {
  const { t } = useLingui();
  return (
    <LocaleLink
      to={paths.newsItem(id)}
      aria-label={t`Read ${{ title }}`}
      className={buttonClass('secondary', 'relative')}
    >
      <Trans comment="leads to the page of a news item">Read</Trans>
    </LocaleLink>
  );
}
