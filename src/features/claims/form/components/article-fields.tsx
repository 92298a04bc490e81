import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { Fold } from '#src/ui/layout/fold.tsx';
import { useClaimLabels } from '../../claims.fields.ts';
import { mayLackCode } from '../claim-form.rules.ts';
import type { ClaimForm } from '../use-claim-form.ts';

interface Props {
  form: ClaimForm;
  /** The article was not found, and has to be typed. */
  isUnknown: boolean;
  isFixed: boolean;
}

/** The article by hand, folded into one line where it is known. */
export function ArticleFields({ form, isUnknown, isFixed }: Props) {
  const labels = useClaimLabels();
  const { articleCode, articleDescription, brandName } = form.values;
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (isUnknown) setOpen(true);
  }, [isUnknown]);
  const mayBeFree = mayLackCode(form.context.host);
  const facts = [articleDescription, articleCode, brandName].filter(Boolean).join(' · ');
  return (
    <Fold
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      summary={
        <span className="min-w-0 wrap-anywhere">
          {facts || <Trans>Enter the article by hand</Trans>}
        </span>
      }
    >
      <div className="grid gap-4 pt-2 sm:grid-cols-2">
        <TextField
          required={!mayBeFree}
          readOnly={isFixed}
          label={labels.articleCode}
          hint={
            mayBeFree ? <Trans>Leave it empty for an article without a code.</Trans> : undefined
          }
          {...form.field('articleCode')}
        />
        <TextField
          readOnly={isFixed}
          label={labels.articleDescription}
          {...form.field('articleDescription')}
        />
        <TextField readOnly={isFixed} label={labels.brandName} {...form.field('brandName')} />
      </div>
    </Fold>
  );
}
