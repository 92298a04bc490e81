import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { needsReason } from '#shared/claims/claim-states.rules.ts';
import { limits } from '#shared/validation/limits.ts';
import { useAction } from '#src/crud/action/use-action.ts';
import { FormDialog } from '#src/crud/form/form-dialog.tsx';
import { useEntityForm } from '#src/crud/form/use-entity-form.ts';
import { ChangeClaimStatusDocument } from '#src/graphql/generated/graphql.ts';
import type { Problem } from '#src/i18n/problem-texts.ts';
import { SelectField } from '#src/ui/fields/select-field.tsx';
import { TextAreaField } from '#src/ui/fields/text-area-field.tsx';
import type { ListedClaim } from '../claims.queries.ts';
import { noStatus, type StatusValues, statusSchema } from '../status-form.rules.ts';
import { useClaimRules } from '../use-claim-rules.ts';
import { findCommonStatuses } from './common-statuses.rules.ts';

/** The results of a change of several claims. */
export interface ToldClaims {
  status: string;
  done: readonly ListedClaim[];
  refused: readonly { claim: ListedClaim; problem: Problem }[];
}

interface Props {
  claims: readonly ListedClaim[];
  onTold: (told: ToldClaims) => void;
  onClose: () => void;
}

/** Gives several claims one status; the server judges each alone. */
export function BulkStatusDialog({ claims, onTold, onClose }: Props) {
  const { t } = useLingui();
  const { listNext } = useClaimRules();
  const statuses = findCommonStatuses(claims.map(listNext));
  const change = useAction(ChangeClaimStatusDocument, { invalidates: [['claims']] });
  const targetOf = (id: string) => statuses.find((status) => status.id === id);
  const isReasonNeeded = ({ status }: StatusValues) => {
    const to = targetOf(status)?.category;
    const isNeededFor = ({ status: { category: from }, qty }: ListedClaim) =>
      to !== undefined && needsReason({ from, to, qty, approvedQty: null, isNotAWarranty: false });
    return claims.some(isNeededFor);
  };
  const send = async ({ status, reason }: StatusValues) => {
    const [{ status: seen } = { status: null }] = claims;
    const haveOneStatus = claims.every((claim) => claim.status.id === seen?.id);
    const result = await change.run({
      ids: claims.map(({ id }) => id),
      status,
      ...(seen && haveOneStatus && { from: seen.id }),
      ...(reason && { reason }),
    });
    const answer = 'answer' in result ? result.answer : null;
    if (!answer || answer.results.length === 0) return result;
    const problemOf = new Map(answer.results.map(({ id, userErrors }) => [id, userErrors[0]]));
    onTold({
      status: targetOf(status)?.description ?? '',
      done: claims.filter(({ id }) => !problemOf.get(id)),
      refused: claims.flatMap((claim) => {
        const problem = problemOf.get(claim.id);
        return problem ? [{ claim, problem }] : [];
      }),
    });
    return { kind: 'done' as const, answer };
  };
  const form = useEntityForm({
    schema: statusSchema({ isReasonNeeded, mostPieces: 0 }),
    values: noStatus,
    mode: { kind: 'online', send },
    getLimit: () => limits.longText,
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={
        <Plural
          value={{ count: claims.length }}
          one="Change the status of # claim"
          other="Change the status of # claims"
        />
      }
      action={<Trans>Change status</Trans>}
      onClose={onClose}
    >
      <SelectField
        required
        label={t`New status`}
        options={[
          { value: '', label: t`Choose a status` },
          ...statuses.map(({ id, description }) => ({ value: id, label: description })),
        ]}
        {...form.field('status')}
      />
      <TextAreaField
        required={isReasonNeeded(form.values)}
        label={t`Reason`}
        hint={t`The dealer reads it.`}
        rows={3}
        {...form.field('reason')}
      />
    </FormDialog>
  );
}
