import { Trans, useLingui } from '@lingui/react/macro';
import { useProblemText } from '#src/i18n/use-problem-text.ts';
import { Notice } from '#src/ui/state/notice.tsx';
import type { ShownClaim } from '../claims.queries.ts';
import type { MissingPart } from './find-missing.rules.ts';
import { useMissing } from './use-missing.ts';

/** Lists the missing parts of an own draft. */
export function MissingNotice({ claim }: { claim: ShownClaim }) {
  const { t } = useLingui();
  const problemText = useProblemText();
  const { missing } = useMissing(claim);
  if (!claim.isOwn || claim.status.category !== 'draft' || missing.length === 0) return null;
  const facts: Partial<Record<MissingPart, string>> = {
    purchaseDate: t`The day of the purchase is missing.`,
    problems: t`No problem is chosen.`,
    description: t`The description is missing.`,
  };
  return (
    <Notice tone="info">
      <p>
        <Trans>Before the claim can be sent:</Trans>
      </p>
      <ul className="list-disc pl-5">
        {[...new Set(missing)].map((part) => (
          <li key={part}>{facts[part] ?? problemText({ code: part })}</li>
        ))}
      </ul>
    </Notice>
  );
}
