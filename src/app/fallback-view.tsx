import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Component, type ReactNode } from 'react';
import { i18n } from '#src/i18n/i18n.ts';
import { currentLocale } from '#src/i18n/locale-choice.ts';
import { localePath, paths } from './paths.ts';

/** The text in the user's language, in English while even the texts are missing. */
function inWords(message: MessageDescriptor, english: string): string {
  const text = i18n._(message);
  return text === message.id ? english : text;
}

/** The last thing that can be shown: no router, no data, no parts of ours (B020, M033, R058, U036). */
function FallbackView() {
  const failed = 'An error occurred while showing the error page';
  const home = 'Back to home';
  return (
    <div
      role="alert"
      className="flex min-h-[70dvh] flex-col items-center justify-center gap-4 px-4 text-center"
    >
      <p>{inWords(msg`An error occurred while showing the error page`, failed)}</p>
      <a
        href={localePath(currentLocale(), paths.home())}
        className="inline-flex min-h-touch items-center font-semibold text-brand-ink underline"
      >
        {inWords(msg`Back to home`, home)}
      </a>
    </div>
  );
}

/** Catches an error view that itself fails; React offers this to classes only. */
export class ErrorViewBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <FallbackView /> : this.props.children;
  }
}
