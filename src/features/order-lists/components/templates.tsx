import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { paths } from '#src/app/paths.ts';
import { ButtonLink } from '#src/crud/record/record-links.tsx';
import { useCart } from '#src/features/cart/cart.public.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { useCartQuestions } from '../use-cart-questions.tsx';
import type { ShownList } from '../use-order-lists.ts';
import { NameDialog, type NameQuestion } from './name-dialog.tsx';
import { TemplateRow } from './template-row.tsx';

/** Lists of articles to order from again, own ones and those colleagues share. */
export function Templates({ templates }: { templates: readonly ShownList[] }) {
  const { t } = useLingui();
  const cart = useCart();
  const questions = useCartQuestions();
  const [question, setQuestion] = useState<NameQuestion | null>(null);
  const keep =
    cart.lines.length > 0 ? (
      <Button variant="secondary" onClick={() => setQuestion(questions.asTemplate(''))}>
        <Trans>Save the cart as a template</Trans>
      </Button>
    ) : null;
  return (
    <div className="space-y-3">
      {templates.length === 0 ? (
        <EmptyState
          kind="custom"
          title={<Trans>No templates yet</Trans>}
          text={<Trans>Keep a cart as a template to order the same again.</Trans>}
          action={
            keep ?? (
              <ButtonLink primary to={paths.catalog()}>
                <Trans>To the catalog</Trans>
              </ButtonLink>
            )
          }
        />
      ) : (
        <>
          <div className="flex flex-wrap items-center justify-between gap-2">
            <p className="text-sm text-ink-muted">
              <Trans>Quantities of a template are added to what is in the cart.</Trans>
            </p>
            {keep}
          </div>
          <ul
            aria-label={t`Templates`}
            className="divide-y divide-line rounded-xl border border-line bg-surface"
          >
            {templates.map((template) => (
              <TemplateRow
                key={template.id}
                template={template}
                onRename={() => setQuestion(questions.rename(template))}
              />
            ))}
          </ul>
        </>
      )}
      <NameDialog question={question} onClose={() => setQuestion(null)} />
    </div>
  );
}
