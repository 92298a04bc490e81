import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { AskedPictureSize } from '#shared/content/picture-sizes.ts';
import { FileProgress } from '#src/crud/file/file-progress.tsx';
import { useFileMaking } from '#src/crud/file/use-file-making.ts';
import { HttpError } from '#src/graphql/errors.ts';
import { saveListFile } from '#src/graphql/save-export.ts';
import { useFileFailure, useOfflineReason } from '#src/graphql/use-file-failure.ts';
import { Button } from '#src/ui/button.tsx';
import { SelectField } from '#src/ui/fields/select-field.tsx';
import { Dialog } from '#src/ui/overlay/dialog.tsx';
import { usePictureSizeOptions } from '../files/use-picture-sizes.ts';

interface Props {
  /** The code of the article. */
  article: string;
}

/** Says in a toast why there is no ZIP. */
function useZipFailure() {
  const { t } = useLingui();
  const tellFailure = useFileFailure();
  return (error: unknown) => {
    const code = error instanceof HttpError ? error.code : '';
    const failed =
      code === 'NO_FILES'
        ? t`There are no pictures of this article.`
        : code === 'TOO_LARGE'
          ? t`The pictures are larger than 2 GB. Choose a smaller size.`
          : null;
    tellFailure(error, failed === null ? {} : { failed });
  };
}

/** The pictures of an article as a ZIP, in a size that is chosen. */
export function ArticlePictures({ article }: Props) {
  const { t } = useLingui();
  const offline = useOfflineReason();
  const sizes = usePictureSizeOptions();
  const tellFailure = useZipFailure();
  const { progress, make, stop } = useFileMaking();
  const [isOpen, setOpen] = useState(false);
  const [size, setSize] = useState<AskedPictureSize>('medium');
  const save = () => {
    setOpen(false);
    const path = `/documents/articles/${encodeURIComponent(article)}/pictures?size=${size}`;
    void make(
      (signal, onBytes) => saveListFile(path, `${article}.zip`, { signal, onBytes }),
      tellFailure,
    );
  };
  return (
    <div className="print:hidden">
      {progress === null ? (
        <Button variant="secondary" disabledReason={offline} onClick={() => setOpen(true)}>
          <Trans>Pictures as ZIP</Trans>
        </Button>
      ) : (
        <FileProgress bytes={progress} onStop={stop} />
      )}
      {isOpen ? (
        <Dialog
          open
          onOpenChange={setOpen}
          title={<Trans>Pictures as ZIP</Trans>}
          footer={
            <>
              <Button variant="secondary" onClick={() => setOpen(false)}>
                <Trans>Cancel</Trans>
              </Button>
              <Button onClick={save}>
                <Trans>Download</Trans>
              </Button>
            </>
          }
        >
          <SelectField
            label={t`Size of the pictures`}
            options={sizes}
            value={size}
            onChange={({ target }) => setSize(target.value as AskedPictureSize)}
          />
        </Dialog>
      ) : null}
    </div>
  );
}
