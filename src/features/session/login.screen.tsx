import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { type LoaderFunction, redirect, replace, useLocation, useSearchParams } from 'react-router';
import { isLocale } from '#shared/locales.ts';
import { localePath, paths } from '#src/app/paths.ts';
import { serverStatusQuery } from '#src/features/hosts/hosts.public.ts';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import { useLocaleNavigate } from '#src/i18n/locale-link.tsx';
import { Button } from '#src/ui/button.tsx';
import { lazyWithMessages } from '#src/ui/state/lazy-with-messages.tsx';
import { Notice } from '#src/ui/state/notice.tsx';
import { currentUser } from './current-user.ts';
import { findLanding } from './landing.ts';
import { LoginExtras } from './login-extras.tsx';
import { LoginForm } from './login-form.tsx';
import { LoginLogo } from './login-logo.tsx';
import { loginNotice } from './login-notice.ts';
import { LoginNoticeBox } from './login-notice-box.tsx';
import { LoginPicture } from './login-picture.tsx';
import { forgetResetToken, heldResetToken, takeResetToken } from './reset-token.ts';
import { safeTarget } from './scopes.rules.ts';
import type { SessionUser } from './session-user.ts';
import { useLoginElsewhere } from './use-login-elsewhere.ts';

const ForgotPassword = lazyWithMessages(() => import('./forgot-password.tsx'));
const SecondFactor = lazyWithMessages(() => import('./second-factor/second-factor.tsx'));
const ResetPassword = lazyWithMessages(() => import('./reset-password.tsx'));

/** A logged-in user continues to the requested page, unless a mailed link was opened. */
export const loader: LoaderFunction = async ({ request, params }) => {
  if (!isLocale(params.locale)) return null;
  // The router leaves the fragment out of the request, so the browser's own address is read too.
  const clean = takeResetToken(request.url) ?? takeResetToken(window.location.href);
  if (clean) throw replace(clean);
  if (heldResetToken()) return null;
  const user = await currentUser().catch(() => null);
  if (!user) return null;
  const to = safeTarget(new URL(request.url).searchParams.get('to'));
  throw redirect(localePath(params.locale, to ?? (await findLanding(user))));
};

/** A maintenance of the server leads on to its page (B024, N008). */
function useStatusCheck(): void {
  const { statusCheck } = useHostConfig();
  const navigate = useLocaleNavigate();
  const { search } = useLocation();
  const { data } = useQuery({ ...serverStatusQuery, enabled: statusCheck, retry: false });
  const stopped = data !== undefined && data.status !== 'online';
  // Once: each further try would call back the one before while its page is still being fetched.
  const leave = useEffectEvent(() => navigate(paths.maintenance() + search, { replace: true }));
  useEffect(() => {
    if (stopped) leave();
  }, [stopped]);
}

/** The login page (R052), also that of a mailed link for a new password (N023); painted first by server/http/login-paint.ts. */
export function Component() {
  const { webTitle, forgotPassword } = useHostConfig();
  const navigate = useLocaleNavigate();
  const [query] = useSearchParams();
  const [notice] = useState(loginNotice);
  const [resetting, setResetting] = useState(heldResetToken);
  const [passwordChanged, setPasswordChanged] = useState(false);
  const [forgotten, setForgotten] = useState<'never' | 'open' | 'closed'>('never');
  const [secondStep, setSecondStep] = useState<unknown>(null);
  useStatusCheck();
  useLoginElsewhere();
  const { hash } = useLocation();
  // A link opened where this page is open already changes the fragment alone, which loads nothing.
  const takeLink = useEffectEvent(() => {
    if (takeResetToken(window.location.href)) setResetting(heldResetToken());
  });
  useEffect(() => {
    if (hash) takeLink();
  }, [hash]);

  const done = (changed: boolean) => {
    forgetResetToken();
    setResetting(null);
    setPasswordChanged(changed);
  };
  const enter = async (user: SessionUser) =>
    navigate(safeTarget(query.get('to')) ?? (await findLanding(user)), { replace: true });
  return (
    <div className="relative grid min-h-dvh lg:grid-cols-2">
      <div className="mx-auto w-full max-w-sm space-y-4 px-4 pb-16 pt-[max(4rem,14dvh)]">
        <LoginLogo />
        <h1 className="pb-2 text-2xl font-semibold">{webTitle}</h1>
        {resetting ? (
          <Suspense>
            <ResetPassword token={resetting} onDone={done} />
          </Suspense>
        ) : secondStep ? (
          <Suspense>
            <SecondFactor step={secondStep} onDone={enter} onBack={() => setSecondStep(null)} />
          </Suspense>
        ) : (
          <>
            {passwordChanged ? (
              <Notice tone="success">
                <Trans>Your password is changed. Log in with the new one.</Trans>
              </Notice>
            ) : null}
            {notice && !passwordChanged ? <LoginNoticeBox notice={notice} /> : null}
            <LoginForm onDone={enter} onSecondStep={setSecondStep} />
            {forgotPassword ? (
              <Button variant="quiet" className="w-full" onClick={() => setForgotten('open')}>
                <Trans>Forgot your password?</Trans>
              </Button>
            ) : null}
          </>
        )}
        <p className="pt-2 text-sm text-ink-muted">
          <Trans>No account yet? Ask your distributor.</Trans>
        </p>
        <LoginExtras />
        {forgotten === 'never' ? null : (
          <Suspense>
            <ForgotPassword open={forgotten === 'open'} onClose={() => setForgotten('closed')} />
          </Suspense>
        )}
      </div>
      <LoginPicture />
    </div>
  );
}
