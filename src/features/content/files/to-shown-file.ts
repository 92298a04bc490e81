import type { Language } from '#shared/locales.ts';
import type { ContentFileValue } from './content-file-values.ts';
import type { ShownFile } from './shown-file.ts';

/**
 * Returns a file of a form as readers are shown it; none while it is uploaded.
 * @param languages of its alternative text, the one of the reader first
 */
export function toShownFiles(
  files: readonly ContentFileValue[],
  languages: readonly Language[],
): ShownFile[] {
  return files.flatMap(({ id, name, title, preview, alt, ...file }) =>
    id === null
      ? []
      : {
          id,
          fileName: name,
          fileTitle: title,
          oriFileUrl: preview ?? `/files/${id}`,
          thumbnailUrl: null,
          lowFileUrl: null,
          medFileUrl: null,
          hiFileUrl: null,
          bytes: file.bytes,
          type: file.type,
          width: file.width,
          height: file.height,
          focusX: file.focusX,
          focusY: file.focusY,
          altText: languages.map((language) => alt[language]).find(Boolean) ?? '',
        },
  );
}
