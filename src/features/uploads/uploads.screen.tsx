import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { uploadScopes } from '#shared/row-upload.ts';
import { paths } from '#src/app/paths.ts';
import { ButtonLink } from '#src/crud/record/record-links.tsx';
import { TemplateButton } from '#src/crud/upload/template-button.tsx';
import { useSaleUploadColumns } from '#src/features/retail-sales/retail-sales.public.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { useToday } from '#src/graphql/host/use-today.ts';
import { Button } from '#src/ui/button.tsx';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { KindUpload } from './components/kind-upload.tsx';
import { UploadHistory } from './components/upload-history.tsx';
import { uploadKinds } from './uploads.params.ts';
import { type RowKind, useKindColumns, useKindTexts } from './use-upload-kinds.ts';

/** Takes in files of many records, and shows and undoes earlier ones (R048, U021, U275). */
export function Component() {
  const { readsOnly } = useSession();
  const [kind, setKind] = useState<RowKind | null>(null);
  return (
    <div className="space-y-6">
      <PageHeader title={<Trans>Uploads</Trans>} />
      {readsOnly ? null : <KindCards chosen={kind} onChoose={setKind} />}
      {kind ? <KindUpload key={kind} kind={kind} /> : null}
      <UploadHistory />
    </div>
  );
}

interface CardProps {
  chosen: RowKind | null;
  onChoose: (kind: RowKind) => void;
}

/** A card for each kind of file that the user may upload, with its template. */
function KindCards({ chosen, onChoose }: CardProps) {
  const { has } = useSession();
  const texts = useKindTexts();
  const columns = useKindColumns();
  const saleColumns = useSaleUploadColumns(useToday());
  return (
    <ul className="grid gap-3 md:grid-cols-2 lg:grid-cols-3">
      {uploadKinds
        .filter((kind) => has(uploadScopes[kind]))
        .map((kind) => {
          const { title, text } = texts[kind];
          return (
            <li
              key={kind}
              className="flex flex-col gap-2 rounded-lg border border-line bg-surface p-4"
            >
              <h2 className="font-semibold">{title}</h2>
              <p className="flex-1 text-ink-muted">{text}</p>
              <div className="flex flex-wrap gap-2">
                {kind === 'RETAIL_SALES' ? (
                  <>
                    <ButtonLink to={paths.uploadSales()}>
                      <Trans>Upload sales</Trans>
                    </ButtonLink>
                    <TemplateButton columns={saleColumns} name={title} />
                  </>
                ) : (
                  <>
                    <Button
                      variant="secondary"
                      aria-pressed={kind === chosen}
                      onClick={() => onChoose(kind)}
                    >
                      {kind === 'OWN_NUMBERS' ? (
                        <Trans>Upload own numbers</Trans>
                      ) : (
                        <Trans>Upload own stock</Trans>
                      )}
                    </Button>
                    <TemplateButton columns={columns[kind].columns} name={title} />
                  </>
                )}
              </div>
            </li>
          );
        })}
    </ul>
  );
}
