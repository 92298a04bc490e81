import { Trans, useLingui } from '@lingui/react/macro';
import type { QueryKey } from '@tanstack/react-query';
import { type MutationAnswer, useAction } from '#src/crud/action/use-action.ts';
import { confirm } from '#src/crud/form/confirm.ts';
import type { HashedDocument } from '#src/graphql/client.ts';
import { useProblemText } from '#src/i18n/use-problem-text.ts';
import { toast } from '#src/ui/overlay/toasts.tsx';

interface Item {
  id: string;
  version: number;
}

type Document<Result> = HashedDocument<Result, Item>;

interface Options {
  invalidates: readonly QueryKey[];
  /** It comes back by Restore; otherwise it is gone for its users. */
  isRestorable: boolean;
}

/** Deletes an item of content after a question (reading 52). @returns whether it is deleted */
export function useDeleteContent<Result extends Record<string, MutationAnswer>>(
  document: Document<Result>,
  { invalidates, isRestorable }: Options,
) {
  const { t } = useLingui();
  const problemText = useProblemText();
  const action = useAction(document, { invalidates });
  return async ({ id, version }: Item, name: string): Promise<boolean> => {
    const agreed = await confirm({
      title: <Trans>Delete {name}?</Trans>,
      text: isRestorable ? (
        <Trans>
          Readers no longer see it. You find it under the state Deleted and can restore it.
        </Trans>
      ) : (
        <Trans>Readers no longer see it. It cannot be restored here.</Trans>
      ),
      action: <Trans>Delete</Trans>,
      danger: true,
    });
    if (!agreed) return false;
    const result = await action.run({ id, version });
    if (result.kind === 'done') toast({ tone: 'success', text: t`${name} is deleted` });
    else if (result.kind !== 'unanswered')
      toast({ tone: 'error', text: result.problems.map(problemText).join(' ') });
    return result.kind === 'done';
  };
}

/** Restores a deleted item of content. */
export function useRestoreContent<Result extends Record<string, MutationAnswer>>(
  document: Document<Result>,
  invalidates: readonly QueryKey[],
) {
  const { t } = useLingui();
  const problemText = useProblemText();
  const action = useAction(document, { invalidates });
  return async ({ id, version }: Item, name: string): Promise<void> => {
    const result = await action.run({ id, version });
    if (result.kind === 'done') toast({ tone: 'success', text: t`${name} is restored` });
    else if (result.kind !== 'unanswered')
      toast({ tone: 'error', text: result.problems.map(problemText).join(' ') });
  };
}
