import { useLingui } from '@lingui/react/macro';
import { Button } from '../button.tsx';
import { Disclosure } from '../disclosure.tsx';
import { Icon } from '../icon.tsx';

/** What can be done with a row. */
export interface RowAction {
  id: string;
  label: string;
  onPress: () => void;
  /** Why it cannot be done now. */
  disabledReason?: string | null;
}

/** The actions of a row under a button. @param of names the row for screen readers */
export function RowMenu({ actions, of }: { actions: readonly RowAction[]; of: string }) {
  const { t } = useLingui();
  if (actions.length === 0) return null;
  return (
    <Disclosure label={t`Actions for ${of}`} button={<Icon name="chevron-down" size={20} />}>
      {(close) => (
        <ul>
          {actions.map(({ id, label, onPress, disabledReason }) => (
            <li key={id}>
              <Button
                variant="quiet"
                className="w-full justify-start"
                disabledReason={disabledReason}
                onClick={() => {
                  close();
                  onPress();
                }}
              >
                {label}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Disclosure>
  );
}
