import { Plural, Trans } from '@lingui/react/macro';
import { confirm } from '#src/crud/form/confirm.ts';

/** Asks before all users of a group role need a second factor to log in. @param users how many have it */
export const confirmSecondFactor = (users: number): Promise<boolean> =>
  confirm({
    title: <Trans>Require a second factor?</Trans>,
    text: (
      <Plural
        value={users}
        one="# user has this group role and, without a second factor, has to set one up at the next login."
        other="# users have this group role. Those without a second factor have to set one up at their next login."
      />
    ),
    action: <Trans>Require it</Trans>,
    danger: true,
  });
