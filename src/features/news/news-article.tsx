import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import {
  ContentPicture,
  FileDownload,
  isPicture,
  type ShownFile,
  toFileTitle,
} from '#src/features/content/content.public.ts';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { LanguageMark, toLang } from '#src/i18n/language-mark.tsx';
import { RichText } from '#src/ui/rich-text/rich-text.tsx';
import { LargePictures } from './large-pictures.tsx';
import type { ShownNews } from './shown-news.ts';

interface Props {
  item: ShownNews;
}

/** A news item with its title, for the preview of a form; on its page the head of the page has the title. */
export function NewsArticle({ item }: Props) {
  return (
    <article className="space-y-6">
      <header className="space-y-1">
        <h2 className="text-2xl font-semibold wrap-anywhere" lang={toLang(item.language)}>
          {item.title}
        </h2>
        <NewsDate item={item} />
      </header>
      <NewsContent item={item} />
    </article>
  );
}

/** The first day of an item. */
export function NewsDate({ item: { validFrom } }: Props) {
  const { date } = useDates();
  return (
    <time dateTime={validFrom} className="tabular text-sm text-ink-muted">
      {date(validFrom)}
    </time>
  );
}

/** Pixels that the picture above the text is wide at most. */
const pictureWidth = 768;

/** Everything of an item below its title. */
export function NewsContent({ item }: Props) {
  const { t } = useLingui();
  const { file, files, body, language, tags } = item;
  const [opened, setOpened] = useState<string | null>(null);
  const pictures = files.filter(isPicture);
  return (
    <div className="space-y-6">
      <LanguageMark language={language} />
      {file ? (
        <ContentPicture file={file} width={pictureWidth} className="w-full max-w-3xl" />
      ) : null}
      <div lang={toLang(language)} className="max-w-3xl">
        <RichText html={body} />
      </div>
      {tags.length > 0 ? (
        <ul aria-label={t`Tags`} className="flex flex-wrap gap-2 text-sm text-ink-muted">
          {tags.map((tag) => (
            <li key={tag} className="rounded-full bg-sunken px-3 py-1 wrap-anywhere">
              {tag}
            </li>
          ))}
        </ul>
      ) : null}
      <PictureRows pictures={pictures} perLine={item.itemPerLine} onOpen={setOpened} />
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

/** Columns on tablets and on wide screens by the files in a row; on phones there is one. */
const columns: Readonly<Record<number, string>> = {
  1: '',
  2: 'lg:grid-cols-2',
  3: 'sm:grid-cols-2 lg:grid-cols-3',
  4: 'sm:grid-cols-2 lg:grid-cols-4',
  5: 'sm:grid-cols-3 lg:grid-cols-5',
  6: 'sm:grid-cols-3 lg:grid-cols-6',
};

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
    <ul aria-label={t`Pictures`} className={`grid items-start gap-4 ${columns[perLine] ?? ''}`}>
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
    </ul>
  );
}
