import { localePath, paths } from '#src/app/paths.ts';
import { rest } from '#src/graphql/rest.ts';
import { currentLocale } from '#src/i18n/locale-choice.ts';
import { wipeTabScope } from '#src/offline/session/wipe-tab-scope.ts';
import { boundViewer } from '#src/offline/viewer.ts';

/**
 * Ends the view of a user in this tab: on the server, where it may have ended already, and with everything that the
 * tab has stored. Then the tab closes, or shows the administrator's own portal where the browser does not allow that.
 */
export async function leaveView(): Promise<void> {
  await rest('POST', '/view-as/end').catch(() => undefined);
  await wipeTabScope(boundViewer()).catch(() => undefined);
  window.name = '';
  window.close();
  window.location.assign(localePath(currentLocale(), paths.home()));
}
