import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type MutationAnswer, useAction } from '#src/crud/action/use-action.ts';
import { confirm } from '#src/crud/form/confirm.ts';
import type { HashedDocument } from '#src/graphql/client.ts';
import { useLocaleNavigate } from '#src/i18n/locale-link.tsx';
import type { Problem } from '#src/i18n/problem-texts.ts';
import { useProblemText } from '#src/i18n/use-problem-text.ts';
import { toast } from '#src/ui/overlay/toasts.tsx';

interface Deletable {
  id: string;
  version: number;
  name: string;
}

/** The text of a refusal as IN_USE, and the link to the users. */
interface Use {
  text: (count: number) => ReactNode;
  label: ReactNode;
  to: string;
}

/** A refusal with the number of what still uses the record. */
interface Answer extends MutationAnswer {
  userErrors: readonly (Problem & { most: number | null })[];
}

/**
 * Deletes a role, group role or permission after a question. One that is in use says by how many, and leads there
 * (N109).
 */
export function useDeleteRecord<Result extends Record<string, Answer>>(
  document: HashedDocument<Result, { id: string; version: number }>,
  findUse: (record: Deletable) => Use,
) {
  const { t } = useLingui();
  const navigate = useLocaleNavigate();
  const problemText = useProblemText();
  const action = useAction(document, { invalidates: [['access']] });
  return async (record: Deletable) => {
    const { id, version, name } = record;
    const agreed = await confirm({
      title: <Trans>Delete {name}?</Trans>,
      text: <Trans>It cannot be restored.</Trans>,
      action: <Trans>Delete</Trans>,
      danger: true,
    });
    if (!agreed) return;
    const result = await action.run({ id, version });
    if (result.kind === 'unanswered') return;
    if (result.kind === 'done') return void toast({ tone: 'success', text: t`${name} is deleted` });
    const answer = 'answer' in result ? result.answer : null;
    const inUse = answer?.userErrors.find(({ code }) => code === 'IN_USE');
    if (!inUse)
      return void toast({ tone: 'error', text: result.problems.map(problemText).join(' ') });
    const { text, label, to } = findUse(record);
    toast({
      tone: 'error',
      text: text(inUse.most ?? 0),
      next: { label, onPress: () => navigate(to) },
    });
  };
}
