import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { LanguageMark, toLang } from '#src/i18n/language-mark.tsx';
import { RichText } from '#src/ui/rich-text/rich-text.tsx';
import { ContentPicture } from '../files/content-picture.tsx';
import { FileDownload } from '../files/file-download.tsx';
import { isPicture, type ShownFile, toFileTitle } from '../files/shown-file.ts';
import { ContentGrid } from './content-grid.tsx';
import { LargePictures } from './large-pictures.tsx';
import type { ShownContent } from './shown-content.ts';

interface Props {
  item: ShownContent;
  /** Above the text; it is not repeated among the pictures. */
  picture?: ShownFile | null;
}

/** An item with its title, for the preview of a form. @param below the title: a subtitle, a day */
export function ContentArticle({ below, ...props }: Props & { below?: ReactNode }) {
  const { title, language } = props.item;
  return (
    <article className="space-y-6">
      <header className="space-y-1">
        <h2 className="text-2xl font-semibold wrap-anywhere" lang={toLang(language)}>
          {title}
        </h2>
        {below}
      </header>
      <ContentBody {...props} />
    </article>
  );
}

/** The day from which an item is shown. @param day YYYY-MM-DD */
export function ReleaseDay({ day }: { day: string }) {
  const { date } = useDates();
  return (
    <time dateTime={day} className="tabular text-sm text-ink-muted">
      {date(day)}
    </time>
  );
}

/** Pixels that the picture above the text is wide at most. */
const pictureWidth = 768;

/** Everything of an item below its title; on its page the head of the page has the title. */
export function ContentBody({ item, picture = null }: Props) {
  const { t } = useLingui();
  const { files, body, language, tags } = item;
  const [opened, setOpened] = useState<string | null>(null);
  const pictures = files.filter(isPicture);
  return (
    <div className="space-y-6">
      <LanguageMark language={language} />
      {picture ? (
        <ContentPicture file={picture} width={pictureWidth} className="w-full max-w-3xl" />
      ) : null}
      {body ? (
        <div lang={toLang(language)} className="max-w-3xl">
          <RichText html={body} />
        </div>
      ) : null}
      {tags.length > 0 ? (
        <ul aria-label={t`Tags`} className="flex flex-wrap gap-2 text-sm text-ink-muted">
          {tags.map((tag) => (
            <li key={tag} className="rounded-full bg-sunken px-3 py-1 wrap-anywhere">
              {tag}
            </li>
          ))}
        </ul>
      ) : null}
      <PictureRows
        pictures={pictures.filter(({ id }) => id !== picture?.id)}
        perLine={item.itemPerLine}
        onOpen={setOpened}
      />
      {files.length > 0 ? (
        <ul
          aria-label={t`Files`}
          className="max-w-3xl divide-y divide-line rounded-lg border border-line bg-surface"
        >
          {files.map((one) => (
            <FileDownload key={one.id} file={one} />
          ))}
        </ul>
      ) : null}
      <LargePictures pictures={pictures} opened={opened} onOpen={setOpened} />
    </div>
  );
}

interface RowsProps {
  pictures: readonly ShownFile[];
  perLine: number;
  onOpen: (id: string) => void;
}

/** The pictures in rows (reading 66); each opens large. */
function PictureRows({ pictures, perLine, onOpen }: RowsProps) {
  const { t } = useLingui();
  if (pictures.length === 0) return null;
  return (
    <ContentGrid label={t`Pictures`} perLine={perLine} className="items-start">
      {pictures.map((file) => (
        <li key={file.id}>
          <button
            type="button"
            aria-label={t`Open ${{ picture: file.altText || toFileTitle(file) }}`}
            onClick={() => onOpen(file.id)}
            className="block w-full rounded"
          >
            <ContentPicture file={file} width={pictureWidth} className="w-full" />
          </button>
        </li>
      ))}
    </ContentGrid>
  );
}
