import { usePictureUrl } from '#src/crud/file/stored-picture.tsx';
import { ContentPreview, toShownFiles } from '#src/features/content/content-writing.public.ts';
import AnnouncementText from '../announcement-text.tsx';
import type { AnnouncementValues } from './announcement-values.ts';

/** An announcement as its readers see it. */
export function AnnouncementPreview({ values }: { values: AnnouncementValues }) {
  const { days, url, picture, language } = values;
  const { url: address } = usePictureUrl(
    { path: picture[0]?.preview ?? '', name: '' },
    Boolean(picture[0]?.preview),
  );
  return (
    <ContentPreview texts={values} days={days}>
      {(text) => {
        if (!text) return null;
        const [shown] = toShownFiles(picture, [text.language, language]);
        return (
          <div className="rounded-lg border-l-4 border-info bg-surface px-4 py-3 shadow-raised">
            <AnnouncementText
              announcement={{
                id: '',
                title: text.title,
                content: text.body,
                url: url.trim() || null,
                language: text.language,
                picture:
                  shown && address
                    ? {
                        url: address,
                        width: shown.width ?? 0,
                        height: shown.height ?? 0,
                        altText: shown.altText,
                      }
                    : null,
              }}
            />
          </div>
        );
      }}
    </ContentPreview>
  );
}
