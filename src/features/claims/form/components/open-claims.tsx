import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { isUndecided } from '#shared/claims/claim-states.rules.ts';
import { parseSerial } from '#shared/serials/parse-serial.ts';
import { paths } from '#src/app/paths.ts';
import { TextLink } from '#src/crud/record/record-links.tsx';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { useDebounced } from '#src/lib/hooks/use-debounced.ts';
import { Notice } from '#src/ui/state/notice.tsx';
import { claimFormQueries } from '../claim-form.queries.ts';
import { useWaitingClaimsOfFrame } from '../waiting-claims.ts';

interface Props {
  frameNumber: string;
  /** The claim that is entered. */
  claimId: string;
}

/** Open claims for the same frame, so that the same problem is not claimed twice; also those that wait on this device. */
export function OpenClaims({ frameNumber, claimId }: Props) {
  const { date } = useDates();
  const normal = parseSerial(useDebounced(frameNumber, 400)).normal ?? '';
  const { data = [] } = useQuery({
    ...claimFormQueries.ofFrame(normal),
    enabled: normal.length > 3,
    retry: false,
  });
  const waiting = useWaitingClaimsOfFrame(frameNumber, claimId);
  const open = data.filter(({ id, status }) => id !== claimId && isUndecided(status.category));
  return (
    <>
      {open.map(({ id, referenceNo, createdAt, status }) => (
        <Notice
          key={id}
          tone="warning"
          action={
            <TextLink to={paths.claim(id)}>
              <Trans>Open the claim</Trans>
            </TextLink>
          }
        >
          {referenceNo ? (
            <Trans>
              There is a claim for this number already: {referenceNo} of {{ day: date(createdAt) }},{' '}
              {{ status: status.description }}.
            </Trans>
          ) : (
            <Trans>
              There is a claim for this number already, of {{ day: date(createdAt) }},{' '}
              {{ status: status.description }}.
            </Trans>
          )}
        </Notice>
      ))}
      {waiting.map(({ id, operation }) => (
        <Notice
          key={id}
          tone="warning"
          action={
            <TextLink
              to={
                operation === 'CreateBikeClaim'
                  ? paths.createBikeClaim({ entry: id })
                  : paths.createPaaClaim({ entry: id })
              }
            >
              <Trans>Edit</Trans>
            </TextLink>
          }
        >
          <Trans>A claim for this number is on this device and not sent yet.</Trans>
        </Notice>
      ))}
    </>
  );
}
