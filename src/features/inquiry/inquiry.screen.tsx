import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { textIn } from '#shared/inquiry/inquiry.rules.ts';
import { languageOf } from '#shared/locales.ts';
import { paths } from '#src/app/paths.ts';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import { LocaleLink, useLocale } from '#src/i18n/locale-link.tsx';
import { useOnline } from '#src/lib/hooks/use-online.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/state/notice.tsx';
import { ContactFields, HiddenField, PlaceFields, ReasonFields } from './inquiry-fields.tsx';
import { useInquiryForm } from './use-inquiry-form.ts';

/**
 * The public inquiry of a stranger who wants to become a customer (R054, U025, U293, U294, B276); its head is painted
 * first by server/http/inquiry-paint.ts.
 */
export function Component() {
  const [isSent, setSent] = useState(false);
  const { webTitle } = useHostConfig();
  return (
    <div className="mx-auto w-full max-w-xl space-y-6 px-4 pb-16 pt-8">
      <header className="space-y-2">
        <p className="flex min-h-touch flex-wrap items-center justify-between gap-x-4">
          <span className="text-sm font-semibold text-ink-muted">{webTitle}</span>
          <LocaleLink
            to={paths.login()}
            className="inline-flex min-h-touch items-center font-semibold text-brand-ink underline-offset-4 hover:underline"
          >
            <Trans>Log in</Trans>
          </LocaleLink>
        </p>
        {isSent ? <ThankYou /> : <Heading />}
      </header>
      {isSent ? null : <InquiryForm onSent={() => setSent(true)} />}
    </div>
  );
}

function Heading() {
  return (
    <>
      <h1 className="text-2xl font-semibold">
        <Trans>Become a customer</Trans>
      </h1>
      <p>
        <Trans>
          Do you sell or repair bikes and want to order from us? Tell us about your shop, and we
          will contact you. It takes about two minutes.
        </Trans>
      </p>
    </>
  );
}

function ThankYou() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    window.scrollTo(0, 0);
  }, []);
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-2xl font-semibold">
        <Trans>Thank you, we have received your inquiry</Trans>
      </h1>
      <p>
        <Trans>
          We will read it and contact you by e-mail or phone. You can close this page now.
        </Trans>
      </p>
    </>
  );
}

function InquiryForm({ onSent }: { onSent: () => void }) {
  const { t } = useLingui();
  const { inquiryConsent } = useHostConfig();
  const consent = textIn(inquiryConsent, languageOf(useLocale()));
  const isOnline = useOnline();
  const form = useInquiryForm(onSent);
  const problem = form.getProblem('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isOnline && !form.busy) void form.submit();
  };
  return (
    <form noValidate onSubmit={submit} className="relative space-y-8">
      <ContactFields form={form} />
      <PlaceFields form={form} />
      <ReasonFields form={form} />
      <HiddenField form={form} />
      {consent ? <p className="whitespace-pre-line text-sm text-ink-muted">{consent}</p> : null}
      {problem ? <Notice tone="error">{problem}</Notice> : null}
      <Button
        type="submit"
        className="w-full sm:w-auto"
        busy={form.busy}
        disabledReason={
          isOnline
            ? null
            : t`You are offline. What you typed stays here; send it when you are back.`
        }
      >
        <Trans>Send inquiry</Trans>
      </Button>
    </form>
  );
}
