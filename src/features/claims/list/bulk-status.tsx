import { Trans, useLingui } from '@lingui/react/macro';
import { useOnline } from '#src/lib/hooks/use-online.ts';
import { Button } from '#src/ui/button.tsx';
import type { ListedClaim } from '../claims.queries.ts';
import { useClaimRules } from '../use-claim-rules.ts';
import { findCommonStatuses } from './common-statuses.rules.ts';

interface Props {
  claims: readonly ListedClaim[];
  onChange: () => void;
}

/** Opens the change of the status of the selected claims, where there is one that all of them may be given. */
export function BulkStatus({ claims, onChange }: Props) {
  const { t } = useLingui();
  const online = useOnline();
  const { listNext } = useClaimRules();
  const getProblem = () => {
    if (findCommonStatuses(claims.map(listNext)).length === 0)
      return t`There is no status that all of them may be given.`;
    return online ? null : t`You are offline. This needs a connection.`;
  };
  return (
    <Button disabledReason={getProblem()} onClick={onChange}>
      <Trans>Change status</Trans>
    </Button>
  );
}
