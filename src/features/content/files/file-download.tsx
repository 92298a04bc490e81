import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { bcp47 } from '#shared/locales.ts';
import { useDownload } from '#src/crud/file/use-download.ts';
import { useFileFailure, useOfflineReason } from '#src/graphql/use-file-failure.ts';
import { useLocale } from '#src/i18n/locale-link.tsx';
import { useNumber } from '#src/i18n/use-number.ts';
import { formatBytes } from '#src/lib/files/format-bytes.ts';
import { useOnline } from '#src/lib/hooks/use-online.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { type RowAction, RowMenu } from '#src/ui/overlay/row-menu.tsx';
import { keptUrlsQuery } from '../kept/kept.queries.ts';
import { mayHaveKept } from '../kept/kept-mark.ts';
import { saveContentFile } from '../kept/read-content-file.ts';
import { toKindName } from './file-kinds.ts';
import { listPictureSizes } from './picture-sizes.rules.ts';
import { isPicture, type ShownFile, toFileTitle } from './shown-file.ts';
import { usePictureSizeNames } from './use-picture-sizes.ts';

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
  const names = usePictureSizeNames();
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

/** Whether the device has a file of content; asked without a network only. */
function useIsKept(): (url: string) => boolean {
  const online = useOnline();
  const { data } = useQuery({ ...keptUrlsQuery, enabled: !online && mayHaveKept() });
  return (url) => data?.has(url) ?? false;
}

/** The sizes of a picture in a menu, each of which is fetched with the session. */
export function PictureDownloads({ file }: { file: ShownFile }) {
  const { t } = useLingui();
  const getDownloads = usePictureDownloads();
  const offlineReason = useOfflineReason();
  const isKept = useIsKept();
  const tellFailure = useFileFailure();
  const save = async (url: string) => {
    try {
      await saveContentFile(url, file.fileName);
    } catch (error) {
      tellFailure(error, { failed: t`The file could not be downloaded. Try again.` });
    }
  };
  const actions: RowAction[] = getDownloads(file).map(({ label, url }) => ({
    label,
    disabledReason: isKept(url) ? null : offlineReason,
    onSelect: () => void save(url),
  }));
  return <RowMenu label={t`Sizes of ${{ file: toFileTitle(file) }}`} actions={actions} />;
}

/** A file with its kind and size and its download; of a picture also its sizes. */
export function FileDownload({ file }: { file: ShownFile }) {
  const { t } = useLingui();
  const getFacts = useFileFacts();
  const title = toFileTitle(file);
  const isKept = useIsKept();
  const { busy, disabledReason, download } = useDownload({
    onDownload: () => saveContentFile(file.oriFileUrl, file.fileName),
    ...(isKept(file.oriFileUrl) && { offlineReason: null }),
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
