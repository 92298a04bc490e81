import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { toLang, useForeignName } from '#src/i18n/language-mark.tsx';
import { LocaleLink } from '#src/i18n/locale-link.tsx';
import { Badge } from '#src/ui/badge.tsx';
import { buttonClass } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { Icon } from '#src/ui/icon.tsx';
import { ContentPicture } from '../files/content-picture.tsx';
import { PictureDownloads, useFileFacts } from '../files/file-download.tsx';
import type { ShownFile } from '../files/shown-file.ts';
import type { ShownLayout, ShownReceipt } from './shown-content.ts';

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
  /** The page of the item, a path of `paths`. */
  to: string;
  item: { title: string; language: string | null } & Partial<ShownReceipt>;
  layout: ShownLayout | null;
  subtitle: ReactNode;
  /** The day from which it is shown. */
  released: ReactNode;
  /** Shown whatever the layout says; by default kind and size of the file, where there is no picture. */
  facts?: ReactNode;
  picture: ShownFile | null;
  /** The file that the card offers. */
  file: ShownFile | null;
  /** It became valid or was changed since the reader looked last. */
  isNew?: boolean | undefined;
  /** Below the headings of sections it is `h3`. */
  heading?: 'h2' | 'h3';
  /** Further actions, with `relative`, so that they are above the link of the card. */
  actions?: ReactNode;
}

/** An item on a card, as its layout says (E735 to E740, U295, U297): all of the card leads to its page. */
export function ContentCard(props: Props) {
  const { to, item, subtitle, released, picture, file, heading: Heading = 'h2', actions } = props;
  const { title, language } = item;
  const layout = props.layout ?? plain;
  const getFacts = useFileFacts();
  const facts = props.facts ?? (file && !picture ? getFacts(file) : null);
  const hasFoot = layout.gotopdpOnCard || (layout.resolutionOnCard && file !== null);
  return (
    <article className="relative flex h-full flex-col gap-2 overflow-hidden rounded-lg border border-line bg-surface pb-3 hover:shadow-raised">
      {layout.placeholderOnCard ? <CardPicture {...props} layout={layout} /> : null}
      <div className="flex flex-1 flex-col gap-1 px-3 pt-1">
        <Marks {...props} />
        <Heading className="line-clamp-2 font-semibold wrap-anywhere" lang={toLang(language)}>
          <LocaleLink
            to={to}
            className={layout.titleOnCard ? 'after:absolute after:inset-0' : 'sr-only'}
          >
            {title}
          </LocaleLink>
        </Heading>
        {layout.subtitleOnCard && subtitle ? (
          <p className="line-clamp-2 text-sm text-ink-muted wrap-anywhere" lang={toLang(language)}>
            {subtitle}
          </p>
        ) : null}
        {layout.releasedonOnCard ? released : null}
        {facts ? <p className="tabular text-sm text-ink-muted">{facts}</p> : null}
      </div>
      {hasFoot ? (
        <div className="flex flex-wrap items-center gap-2 px-3">
          {layout.gotopdpOnCard ? (
            <>
              <ItemLink to={to} title={title} />
              {actions}
            </>
          ) : null}
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
function CardPicture({ to, picture, file, layout }: Props & { layout: ShownLayout }) {
  const shown = picture ? (
    <ContentPicture
      file={picture}
      width={pictureWidth}
      cut
      className="aspect-3/2 w-full rounded-none"
    />
  ) : (
    // As high as the pictures of the other cards in its row; on phones there is one card in a row.
    <span
      aria-hidden="true"
      className={classNames(
        'flex h-16 w-full items-center justify-center bg-sunken text-ink-muted',
        file ? null : 'sm:aspect-3/2 sm:h-auto',
      )}
    >
      <Icon name={file ? 'list' : 'image'} size={32} />
    </span>
  );
  if (layout.titleOnCard) return shown;
  return (
    <LocaleLink to={to} tabIndex={-1} aria-hidden="true" className="after:absolute after:inset-0">
      {shown}
    </LocaleLink>
  );
}

/** Says that the item must be read, that it is new, and that its texts are in another language. */
function Marks({ item, isNew = false }: Props) {
  const toRead = item.mustRead && item.readAt === null;
  const foreign = useForeignName(item.language);
  if (!toRead && !isNew && !foreign) return null;
  return (
    <p className="flex flex-wrap gap-1">
      {toRead ? (
        <Badge tone="warning">
          <Trans>Please read</Trans>
        </Badge>
      ) : null}
      {isNew ? (
        <Badge tone="brand">
          <Trans comment="content that came since the reader looked last">New</Trans>
        </Badge>
      ) : null}
      {foreign ? <Badge>{foreign}</Badge> : null}
    </p>
  );
}

function ItemLink({ to, title }: { to: string; title: string }) {
  const { t } = useLingui();
  return (
    <LocaleLink
      to={to}
      aria-label={t`Open ${{ picture: title }}`}
      className={buttonClass('secondary', 'relative')}
    >
      <Trans>Open</Trans>
    </LocaleLink>
  );
}
