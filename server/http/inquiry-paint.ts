import { escapeHtml } from '#server/lib/escape-html.ts';
import type { HostConfig } from '#shared/host-config.ts';
import type { Language } from '#shared/locales.ts';
import { inquiryHeading } from './inquiry-paint.texts.ts';

/**
 * Paints the head of the public inquiry (src/features/inquiry/inquiry.screen.tsx) with the same boxes in the same
 * places: a stranger, who has nothing of the portal on the phone, reads it while the form is loaded.
 */
export function paintInquiry(
  { webTitle }: Pick<HostConfig, 'webTitle'>,
  language: Language,
): string {
  const { title, text } = inquiryHeading[language];
  return `<main><div class="mx-auto w-full max-w-xl space-y-6 px-4 pb-16 pt-8"><header class="space-y-2">
<p class="flex min-h-touch flex-wrap items-center justify-between gap-x-4"><span class="text-sm font-semibold text-ink-muted">${escapeHtml(webTitle)}</span></p>
<h1 class="text-2xl font-semibold">${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
</header></div></main>`;
}
