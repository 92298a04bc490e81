import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useAction } from '#src/crud/action/use-action.ts';
import { confirm } from '#src/crud/form/confirm.ts';
import { ProblemNotice } from '#src/crud/form/problem-notice.tsx';
import { FileDownloads } from '#src/crud/record/record-downloads.tsx';
import { DeletePaymentDocDocument } from '#src/graphql/generated/graphql.ts';
import { useOnline } from '#src/lib/hooks/use-online.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { decidedTexts } from '../payments.problems.ts';

/** A paper that the server has. */
export interface StoredPaper {
  id: string;
  name: string;
  /** The server takes the deletion: of the user's own paper, and of staff. */
  canDelete: boolean;
}

interface Props {
  file: StoredPaper;
  /** False while nothing at all can be changed. */
  mayChange: boolean;
  /** Between its name and the button. */
  children?: ReactNode;
}

/** A paper with a download. The user who uploaded it and staff can delete it (O084). */
export function PaperRow({ file, mayChange, children }: Props) {
  const { t } = useLingui();
  const online = useOnline();
  const { run, busy, problem } = useAction(DeletePaymentDocDocument, {
    invalidates: [['payments']],
  });
  const { id, name } = file;
  const ask = () =>
    confirm({
      title: <Trans>Delete {name}</Trans>,
      text: <Trans>The file is removed from the payment.</Trans>,
      action: <Trans>Delete file</Trans>,
      cancel: <Trans>Keep file</Trans>,
      danger: true,
      work: () => run({ id }),
    });
  return (
    <li className="space-y-2 px-2 py-1">
      <div className="flex flex-wrap items-center gap-2">
        <div className="min-w-0 flex-1">
          <FileDownloads files={[file]} />
        </div>
        {children}
        {mayChange && file.canDelete ? (
          <Button
            variant="quiet"
            aria-label={t`Delete ${name}`}
            busy={busy}
            disabledReason={online ? null : t`You are offline. This needs a connection.`}
            onClick={() => void ask()}
          >
            <Icon name="trash" size={20} />
          </Button>
        ) : null}
      </div>
      <ProblemNotice problem={problem} texts={decidedTexts} />
    </li>
  );
}
