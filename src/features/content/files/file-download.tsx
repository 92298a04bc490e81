import { useLingui } from '@lingui/react/macro';
import { bcp47 } from '#shared/locales.ts';
import { useDownload } from '#src/crud/file/use-download.ts';
import { downloadFile } from '#src/graphql/download-file.ts';
import { useFileFailure, useOfflineReason } from '#src/graphql/use-file-failure.ts';
import { useLocale } from '#src/i18n/locale-link.tsx';
import { useNumber } from '#src/i18n/use-number.ts';
import { formatBytes } from '#src/lib/files/format-bytes.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { type RowAction, RowMenu } from '#src/ui/overlay/row-menu.tsx';
import { toKindName } from './file-kinds.ts';
import { listPictureSizes } from './picture-sizes.rules.ts';
import { isPicture, type ShownFile, toFileTitle } from './shown-file.ts';

/** Returns kind and size of a file in words: "PDF, 1.2 MB". */
export function useFileFacts() {
  const locale = bcp47(useLocale());
  return ({ type, fileName, bytes }: ShownFile): string =>
    [toKindName(type, fileName), formatBytes(bytes, locale)].filter(Boolean).join(', ');
}

/** The downloads of a picture: its sizes, the largest first, and the original. */
export function usePictureDownloads() {
  const { t } = useLingui();
  const number = useNumber();
  const getFacts = useFileFacts();
  const names = {
    high: t({ message: 'High', comment: 'a size of a picture' }),
    medium: t({ message: 'Medium', comment: 'a size of a picture' }),
    low: t({ message: 'Low', comment: 'a size of a picture' }),
    thumbnail: t({ message: 'Thumbnail', comment: 'a size of a picture' }),
  };
  return (file: ShownFile): { label: string; url: string }[] => [
    { label: t`Original, ${{ facts: getFacts(file) }}`, url: file.oriFileUrl },
    ...listPictureSizes(file)
      .toReversed()
      .map(({ name, url, width, height }) => ({
        label: t`${{ size: names[name] }}, ${{ width: number(width) }} × ${{ height: number(height) }} pixels`,
        url,
      })),
  ];
}

/** The sizes of a picture in a menu, each of which is fetched with the session. */
export function PictureDownloads({ file }: { file: ShownFile }) {
  const { t } = useLingui();
  const getDownloads = usePictureDownloads();
  const disabledReason = useOfflineReason();
  const tellFailure = useFileFailure();
  const save = async (url: string) => {
    try {
      await downloadFile(url, file.fileName);
    } catch (error) {
      tellFailure(error, { failed: t`The file could not be downloaded. Try again.` });
    }
  };
  const actions: RowAction[] = getDownloads(file).map(({ label, url }) => ({
    label,
    disabledReason,
    onSelect: () => void save(url),
  }));
  return <RowMenu label={t`Sizes of ${{ file: toFileTitle(file) }}`} actions={actions} />;
}

/** A file with its kind and size and its download; of a picture also its sizes. */
export function FileDownload({ file }: { file: ShownFile }) {
  const { t } = useLingui();
  const getFacts = useFileFacts();
  const title = toFileTitle(file);
  const { busy, disabledReason, download } = useDownload({
    onDownload: () => downloadFile(file.oriFileUrl, file.fileName),
  });
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2">
      <Icon
        name={isPicture(file) ? 'image' : 'list'}
        size={20}
        className="shrink-0 text-ink-muted"
      />
      <div className="min-w-0 flex-1 basis-40">
        <p className="wrap-anywhere">{title}</p>
        <p className="tabular text-sm text-ink-muted">{getFacts(file)}</p>
      </div>
      <div className="ml-auto flex items-center gap-1">
        <Button
          variant="secondary"
          aria-label={t`Download ${{ file: title }}`}
          busy={busy}
          disabledReason={disabledReason}
          onClick={download}
        >
          {t`Download`}
        </Button>
        {listPictureSizes(file).length > 0 ? <PictureDownloads file={file} /> : null}
      </div>
    </li>
  );
}
