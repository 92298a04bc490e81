import { useLingui } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import { useNumber } from '#src/i18n/use-number.ts';
import { SubNav } from '#src/ui/layout/sub-nav.tsx';

interface Props {
  show: 'waiting' | 'all';
  /** How many wait for the user; undefined before the first answer. */
  waiting: number | undefined;
}

/** Leads to the claims that wait for the user, and to all claims. */
export function ClaimTabs({ show, waiting }: Props) {
  const { t } = useLingui();
  const number = useNumber();
  const waits =
    waiting === undefined ? t`Waits for me` : t`Waits for me (${{ count: number(waiting) }})`;
  return (
    <SubNav
      label={t`Claims`}
      links={[
        { to: paths.claims(), label: waits, current: show === 'waiting' },
        {
          to: paths.claims({ show: 'all' }),
          label: t({ message: 'All claims', comment: 'list of all claims' }),
          current: show === 'all',
        },
      ]}
    />
  );
}
