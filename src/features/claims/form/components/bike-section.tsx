import { Trans, useLingui } from '@lingui/react/macro';
import { pickNumber } from '#shared/serials/read-serials.ts';
import { AsOf } from '#src/crud/record/as-of.tsx';
import { ScanButton } from '#src/features/scan/scan.public.ts';
import { FrameStatements } from '#src/features/serials/serials.public.ts';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { Notice } from '#src/ui/state/notice.tsx';
import { useClaimLabels } from '../../claims.fields.ts';
import type { ClaimForm } from '../use-claim-form.ts';
import { type ClaimedFrame, fillIn } from '../use-claimed-frame.ts';
import { ArticleFields } from './article-fields.tsx';
import { OpenClaims } from './open-claims.tsx';

interface Props {
  form: ClaimForm;
  known: ClaimedFrame;
  claimId: string;
  /** The bike of a stored claim cannot be exchanged. */
  isFixed: boolean;
}

/** The bike of a claim: its frame number, and all that is known of it before the first photo (U252, B237). */
export function BikeSection({ form, known, claimId, isFixed }: Props) {
  const { t } = useLingui();
  const { date } = useDates();
  const labels = useClaimLabels();
  const { frame, choices, asOf, isLooking, isUnknown } = known;
  const { frameNumber } = form.values;
  const warrantyUntil = frame?.sold?.warrantyUntil;
  return (
    <div className="space-y-4">
      <TextField
        required
        label={labels.frameNumber}
        hint={isLooking ? t`Looking for the bike` : undefined}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        readOnly={isFixed}
        trailing={
          isFixed ? undefined : (
            <ScanButton
              accept="frame"
              keyboard
              onScan={(code) => form.set('frameNumber', pickNumber(code))}
            />
          )
        }
        {...form.field('frameNumber')}
      />
      {choices.length > 0 ? (
        <fieldset className="flex flex-wrap gap-2">
          <legend className="text-sm text-ink-muted">
            <Trans>Which bike is it?</Trans>
          </legend>
          {choices.map((bike) => (
            <Button key={bike.id} variant="secondary" onClick={() => fillIn(form, bike)}>
              {bike.frameNumber} · {bike.description}
            </Button>
          ))}
        </fieldset>
      ) : null}
      {frame ? (
        <div className="space-y-2 rounded-lg border border-line bg-surface p-3">
          <AsOf at={asOf} />
          <FrameStatements frame={frame} />
        </div>
      ) : null}
      {warrantyUntil && warrantyUntil < form.context.today ? (
        <Notice tone="warning">
          <Trans>Out of warranty since {{ day: date(warrantyUntil) }}.</Trans>
        </Notice>
      ) : null}
      <OpenClaims frameNumber={frameNumber} claimId={claimId} />
      <ArticleFields form={form} isUnknown={isUnknown} isFixed={isFixed} />
    </div>
  );
}
