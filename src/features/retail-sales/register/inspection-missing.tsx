import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import type { EntityForm } from '#src/crud/form/entity-form.ts';
import { ButtonLink } from '#src/crud/record/record-links.tsx';
import type { ShownFrame } from '#src/features/serials/serials.public.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { Checkbox } from '#src/ui/fields/checkbox.tsx';
import { Notice } from '#src/ui/state/notice.tsx';
import { isUninspected as isFrameUninspected } from './frame-checks.rules.ts';
import type { SaleValues } from './sale-values.ts';

interface Props {
  form: EntityForm<SaleValues>;
  /** The bike that is sold; undefined while it is not known which one. */
  frame: ShownFrame | undefined;
  /** An inspection of it waits on this device, or none is asked for. */
  isWaiting: boolean;
  /** The server may have refused it because the inspection is missing. */
  wasRefused: boolean;
}

/** Warns where a brand wants an inspection before the sale and there is none; the seller can go on without. */
export function InspectionMissing({ form, frame, isWaiting, wasRefused }: Props) {
  const { t } = useLingui();
  const { has } = useSession();
  const { frameNumber, isUninspected } = form.values;
  const isMissing = frame !== undefined && isFrameUninspected(frame) && !isWaiting;
  return (
    <>
      {isMissing ? (
        <Notice
          tone="warning"
          action={
            has('page.pdi') ? (
              <ButtonLink to={paths.createInspection({ frame: frame?.frameNumber ?? frameNumber })}>
                <Trans>Inspect it</Trans>
              </ButtonLink>
            ) : null
          }
        >
          <p className="font-semibold">
            <Trans>The bike is not inspected yet</Trans>
          </p>
          <p className="text-sm">
            <Trans>
              The brand wants an inspection before the sale. Without one it may refuse bonus and
              warranty.
            </Trans>
          </p>
        </Notice>
      ) : null}
      {isMissing || isUninspected || wasRefused ? (
        <Checkbox
          label={t`We have sold it without an inspection`}
          checked={isUninspected}
          onChange={({ target }) => form.set('isUninspected', target.checked)}
        />
      ) : null}
    </>
  );
}
