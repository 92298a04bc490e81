import * as v from 'valibot';
import { localePath, paths, withoutLocale } from '#src/app/paths.ts';
import { loadLogIn } from '#src/features/session/session.public.ts';
import { rest } from '#src/graphql/rest.ts';
import { currentLocale } from '#src/i18n/locale-choice.ts';
import { tabScope } from '#src/lib/device/tab-scope.ts';
import { readSession } from '#src/offline/session/token-vault.ts';

/**
 * Where a customer change leads: from the catalog to its landing, which without the redesign goes on
 * to the default catalog; from elsewhere to the same page (B051, B052).
 */
export function pathAfterChange(path: string, redesign: boolean): string {
  if (!/^\/catalog(\/|\?|$)/.test(path)) return path;
  if (!redesign) return paths.catalog();
  const paa = /^\/catalog\/paa(\/|\?|$)|[?&]category=paa(&|$)/i.test(path);
  return paths.catalog({ category: paa ? 'paa' : 'bike' });
}

/** Reloads the page, so that no data of the previous customer stays in memory. */
export function openAfterChange(redesign: boolean): void {
  const { pathname, search } = window.location;
  const next = pathAfterChange(withoutLocale(pathname + search), redesign);
  window.location.assign(localePath(currentLocale(), next));
}

/** Acts for another customer from here on: new tokens, then a reload (O008, B050). */
export async function changeCustomer(custCode: string, redesign: boolean): Promise<void> {
  // First its code: once the server has changed the customer, its tokens must not be lost.
  const { adoptTokens } = await loadLogIn();
  await adoptTokens(await (tabScope ? viewCustomer(custCode) : requestCustomer(custCode)));
  openAfterChange(redesign);
}

async function requestCustomer(custCode: string): Promise<unknown> {
  // Tokens that go on for as long as the session need its refresh token too, see docs/decisions/023.
  const refreshToken = (await readSession())?.refreshToken ?? null;
  return await rest('POST', '/v2/change-cust', { body: { custCode, refreshToken } });
}

const viewToken = v.object({ requestToken: v.string() });

/** For an administrator who views as a user. A view is stored with its only token (features/view-as). */
async function viewCustomer(custCode: string): Promise<unknown> {
  const answer = await rest('POST', '/view-as/customer', { body: { custCode } });
  const { requestToken } = v.parse(viewToken, answer);
  return { requestToken, refreshToken: requestToken };
}
