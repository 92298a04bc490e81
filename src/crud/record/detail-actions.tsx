import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type RowAction, RowMenu } from '#src/ui/overlay/row-menu.tsx';

/** The further actions of a list or a record, in a menu; nothing without any. */
export function MoreMenu({ actions }: { actions: readonly RowAction[] }) {
  const { t } = useLingui();
  return <RowMenu label={t`More`} actions={actions} />;
}

/** The result of an action of a `DetailPage`, on a line of its own below the head or above the bar on phones. */
export function ActionOutcome({ children }: { children: ReactNode }) {
  return (
    <div className="max-h-[50dvh] basis-full overflow-y-auto max-lg:order-first lg:order-last">
      {children}
    </div>
  );
}
