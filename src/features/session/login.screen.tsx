import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type LoaderFunction, redirect, useSearchParams } from 'react-router';
import { isLocale } from '#shared/locales.ts';
import { localePath, paths } from '#src/app/paths.ts';
import { serverStatusQuery, useHostConfig } from '#src/features/hosts/hosts.public.ts';
import { useLocaleNavigate } from '#src/i18n/locale-link.tsx';
import { hostImage } from '#src/lib/host-image.ts';
import { currentUser } from './current-user.ts';
import { LoginForm } from './login-form.tsx';
import { loginNotice } from './login-notice.ts';
import { LoginNoticeBox } from './login-notice-box.tsx';
import { safeTarget } from './scopes.rules.ts';
import type { SessionUser } from './user.ts';

export const handle = { title: msg`Log in` };

/** Where a login leads that was not on the way to a page (F001, N005). */
function landing(user: SessionUser): string {
  return user.scopes.includes('page.catalog') ? paths.catalog() : paths.home();
}

/** Who is logged in already goes on to the page they wanted. */
export const loader: LoaderFunction = async ({ request, params }) => {
  if (!isLocale(params.locale)) return null;
  const user = await currentUser().catch(() => null);
  if (!user) return null;
  const to = safeTarget(new URL(request.url).searchParams.get('to'));
  throw redirect(localePath(params.locale, to ?? landing(user)));
};

/** A maintenance of the server leads on to its page (B024, N008). */
function useStatusCheck(): void {
  const { statusCheck } = useHostConfig();
  const navigate = useLocaleNavigate();
  const { data } = useQuery({ ...serverStatusQuery, enabled: statusCheck, retry: false });
  const stopped = data !== undefined && data.status !== 'online';
  useEffect(() => {
    if (stopped) navigate(paths.maintenance(), { replace: true });
  }, [stopped, navigate]);
}

/** The host's own picture beside the form on wide screens (U038, U039). */
function LoginPicture() {
  const { imageLogin, imageLoginBackground } = useHostConfig();
  const own = imageLoginBackground === 'bg-login.jpg' ? null : hostImage(imageLoginBackground);
  const [failed, setFailed] = useState(false);
  return (
    <div className="relative hidden overflow-hidden bg-brand-tint lg:block">
      <img
        src={own && !failed ? own : '/drawings/login.svg'}
        alt=""
        className="absolute inset-0 size-full object-cover"
        onError={() => setFailed(true)}
      />
      {hostImage(imageLogin) ? (
        <img
          src={hostImage(imageLogin) ?? ''}
          alt=""
          className="absolute inset-0 m-auto max-h-3/4 max-w-3/4"
          onError={(event) => event.currentTarget.remove()}
        />
      ) : null}
    </div>
  );
}

/** The login page (R052). */
export function Component() {
  const { webTitle } = useHostConfig();
  const navigate = useLocaleNavigate();
  const [query] = useSearchParams();
  const [notice] = useState(loginNotice);
  useStatusCheck();
  return (
    <div className="grid min-h-dvh lg:grid-cols-2">
      <div className="flex items-center justify-center p-4 pb-16">
        <div className="w-full max-w-sm">
          <img src="/icons/mark.svg" alt="" width={64} height={64} className="mb-4" />
          <h1 className="mb-6 text-2xl font-semibold">{webTitle}</h1>
          {notice ? (
            <div className="mb-4">
              <LoginNoticeBox notice={notice} />
            </div>
          ) : null}
          <LoginForm
            onDone={(user) =>
              navigate(safeTarget(query.get('to')) ?? landing(user), { replace: true })
            }
          />
          <p className="mt-6 text-sm text-ink-muted">
            <Trans>No account yet? Ask your distributor.</Trans>
          </p>
        </div>
      </div>
      <LoginPicture />
    </div>
  );
}
