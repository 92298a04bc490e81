import { Trans } from '@lingui/react/macro';
import { tell } from '#src/crud/form/confirm.ts';
import { ShownLink } from './shown-link.tsx';

/** Shows the link for a user without a mailbox, until the administrator closes it. */
export const tellLink = (username: string, link: string): Promise<boolean> =>
  tell({
    title: <Trans>Link for {username}</Trans>,
    text: <ShownLink link={link} />,
  });
