import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import * as v from 'valibot';
import { isDistributor } from '#shared/access/is-distributor.rules.ts';
import { limits } from '#shared/validation/limits.ts';
import { atMost, notEmpty, required } from '#shared/validation/rules.ts';
import { FormFields } from '#src/crud/form/form-fields.tsx';
import { useEntityForm } from '#src/crud/form/use-entity-form.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { keptDraft } from '#src/lib/input/kept-input.ts';
import { Button } from '#src/ui/button.tsx';
import { SwitchField } from '#src/ui/fields/switch-field.tsx';
import { TextAreaField } from '#src/ui/fields/text-area-field.tsx';
import { captureComment } from '../capture-claim-change.ts';
import type { ShownClaim } from '../claims.queries.ts';

const schema = v.object({
  comment: v.pipe(v.string(), required, notEmpty, atMost(limits.longText)),
  isInternal: v.boolean(),
});
type CommentValues = v.InferOutput<typeof schema>;
const nothing: CommentValues = { comment: '', isInternal: false };

/** Says something about a claim; staff may say it among themselves (U245, B221). */
export function CommentForm({ claim }: { claim: ShownClaim }) {
  const { t } = useLingui();
  const { user } = useSession();
  const { id } = claim;
  // With its switch, so that no internal words are sent to the dealer after a reload.
  const kept = useMemo(
    () => keptDraft(user.id, `claim-comment.${id}`, v.partial(schema)),
    [user.id, id],
  );
  const form = useEntityForm<CommentValues>({
    schema,
    values: nothing,
    mode: {
      kind: 'outbox',
      enqueue: (values, draft, enteredSince) =>
        captureComment(claim, values, { draft, enteredSince }),
    },
    draft: { fields: ['comment', 'isInternal'], kept },
    emptied: nothing,
    getLimit: () => limits.longText,
  });
  const { isInternal } = form.values;
  return (
    <FormFields form={form} className="space-y-2">
      <TextAreaField
        label={t({ message: 'Comment', comment: 'on a claim' })}
        hint={
          isInternal
            ? t`Only the distributor’s staff reads it.`
            : t`The dealer and the distributor read it.`
        }
        rows={3}
        {...form.field('comment')}
      />
      <div className="flex flex-wrap items-center justify-between gap-2">
        {isDistributor(user) ? (
          <SwitchField label={t`Internal comment`} {...form.field('isInternal')} />
        ) : null}
        <Button type="submit" variant="secondary" busy={form.busy} className="ml-auto">
          {isInternal ? <Trans>Add internally</Trans> : <Trans>Send comment</Trans>}
        </Button>
      </div>
    </FormFields>
  );
}
