import { Plural, Trans } from '@lingui/react/macro';
import { confirm } from '#src/crud/form/confirm.ts';
import { logOutAndWipe } from './log-out.ts';
import { countUnsentWork } from './unsent-work.ts';

/** The logout itself; asks first when it would lose work the server does not have. */
export async function requestLogout(): Promise<void> {
  const unsent = await countUnsentWork();
  if (unsent === 0) return await logOutAndWipe();
  await confirm({
    title: <Trans>Log out and lose unsent work?</Trans>,
    text: (
      <p>
        <Plural
          value={unsent}
          one="# change is on this device only. It is sent when you are online."
          other="# changes are on this device only. They are sent when you are online."
        />
      </p>
    ),
    action: <Trans>Log out and lose it</Trans>,
    cancel: <Trans>Stay</Trans>,
    danger: true,
    work: logOutAndWipe,
  });
}
