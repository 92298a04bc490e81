import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useAction } from '#src/crud/action/use-action.ts';
import { confirm } from '#src/crud/form/confirm.ts';
import { ProblemNotice } from '#src/crud/form/problem-notice.tsx';
import { NewRecoveryCodesDocument } from '#src/graphql/generated/graphql.ts';
import { useOnline } from '#src/lib/hooks/use-online.ts';
import { Button } from '#src/ui/button.tsx';
import { changesFactors } from '../security.queries.ts';
import { SecuritySection, type SecuritySectionProps } from './security-section.tsx';

/** How many recovery codes are left, and the way to get new ones; nothing without a second factor. */
export function RecoveryCodesLeft({ factors, onCodes }: SecuritySectionProps) {
  const { t } = useLingui();
  const online = useOnline();
  const { run, busy, problem } = useAction(NewRecoveryCodesDocument, changesFactors);
  if (factors.passkeys.length === 0 && !factors.authenticator) return null;

  const renew = async () => {
    const sure = await confirm({
      title: t`Make new recovery codes?`,
      text: t`The codes you have are no longer accepted then.`,
      action: t`Make new codes`,
    });
    const result = sure ? await run({}) : null;
    if (result?.kind === 'done') onCodes(result.answer.recoveryCodes);
  };
  return (
    <SecuritySection title={<Trans>Recovery codes</Trans>}>
      <ProblemNotice problem={problem} />
      <p>
        <Plural
          value={{ count: factors.recoveryCodes }}
          one="# recovery code is left."
          other="# recovery codes are left."
        />
      </p>
      <Button
        variant="secondary"
        busy={busy}
        disabledReason={online ? null : t`You are offline.`}
        onClick={() => void renew()}
      >
        <Trans>Make new codes</Trans>
      </Button>
    </SecuritySection>
  );
}
