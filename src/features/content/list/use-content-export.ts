import { useLingui } from '@lingui/react/macro';
import type { ListFile } from '#src/crud/list/list-export.tsx';
import { HttpError } from '#src/graphql/errors.ts';
import { saveListFile } from '#src/graphql/save-export.ts';
import { useFileFailure } from '#src/graphql/use-file-failure.ts';

/**
 * Returns the files that writers export the content of their sales organisation to, which can be imported again.
 * @param name of the content in the address of the server
 */
export function useContentExport(
  name: 'news' | 'sales-documents' | 'marketing-material',
): readonly ListFile[] {
  const { t } = useLingui();
  const tellFailure = useFileFailure();
  const toFile = (label: string, query: string): ListFile => ({
    label,
    work: (signal, onBytes) =>
      saveListFile(`/documents/content/${name}${query}`, `${name}.zip`, { signal, onBytes }),
    onFailure: (error) => {
      const isTooLarge = error instanceof HttpError && error.code === 'TOO_LARGE';
      const failed = t`The files are larger than 2 GB. Export the texts without files.`;
      tellFailure(error, isTooLarge ? { failed } : {});
    },
  });
  return [toFile(t`ZIP with all files`, ''), toFile(t`ZIP without files`, '?files=none')];
}
