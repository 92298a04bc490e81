import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { getContentState } from '#shared/content/content-state.rules.ts';
import type { Language } from '#shared/locales.ts';
import { useToday } from '#src/graphql/host/use-today.ts';
import { Button } from '#src/ui/button.tsx';
import { DayField } from '#src/ui/fields/day-field.tsx';
import type { DayRange } from '#src/ui/fields/day-range-field.tsx';
import { SelectField, type SelectOption } from '#src/ui/fields/select-field.tsx';
import { Dialog } from '#src/ui/overlay/dialog.tsx';
import { Notice } from '#src/ui/state/notice.tsx';
import { useLanguageNames, useTextLanguages } from '../parts/use-language-names.ts';
import { findShownText, findWritten, type TextValues } from '../texts/content-texts.ts';
import { PreviewFrame } from './preview-frame.tsx';

/** The widths of windows in which content is shown, in pixels. */
const widths = [390, 1280] as const;

/** The text that the chosen reader is shown. */
export interface PreviewedText {
  title: string;
  subtitle: string;
  body: string;
  /** Of all three. */
  language: Language;
  /** It is not the language of the reader. */
  isFallback: boolean;
}

interface Props {
  /** The texts of the form; left out for content without any. */
  texts?: TextValues;
  /** The days of the item; left out for content that is shown on all. */
  days?: DayRange;
  /** The markets that may be chosen, and those of the item; left out for content without markets. */
  markets?: { options: readonly SelectOption[]; chosen: readonly string[] };
  /** Draws the content with the components of its readers. */
  children: (shown: PreviewedText | null) => ReactNode;
}

/** Shows content as readers see it, on a phone and on a desktop, before it is saved. */
export function ContentPreview(props: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <Trans comment="shows content as its readers see it">Preview</Trans>
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={<Trans comment="content as its readers see it">Preview</Trans>}
        className="max-w-none sm:max-w-[min(1680px,calc(100vw-2rem))]"
      >
        <PreviewPanel {...props} />
      </Dialog>
    </>
  );
}

function PreviewPanel({ texts, days, markets, children }: Props) {
  const { from, to } = days ?? { from: '', to: '' };
  const { t } = useLingui();
  const today = useToday();
  const nameLanguage = useLanguageNames();
  const offered = useTextLanguages(texts ? [texts.language, ...findWritten(texts.texts)] : []);
  const [language, setLanguage] = useState<Language>(texts?.language ?? 'en');
  const [day, setDay] = useState(today > from && (!to || today <= to) ? today : from || today);
  const [market, setMarket] = useState(markets?.chosen[0] ?? '');
  const text = texts ? findShownText(texts, language) : null;
  const names: Record<(typeof widths)[number], string> = { 390: t`Phone`, 1280: t`Desktop` };
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap gap-x-4 gap-y-2">
        {texts ? (
          <SelectField
            label={t`Language of the reader`}
            value={language}
            options={offered.map((value) => ({ value, label: nameLanguage(value) }))}
            onChange={({ target }) => setLanguage(target.value as Language)}
          />
        ) : null}
        {markets && markets.options.length > 0 ? (
          <SelectField
            label={t`Market of the reader`}
            value={market}
            options={markets.options}
            onChange={({ target }) => setMarket(target.value)}
          />
        ) : null}
        {days ? <DayField label={t`Day`} value={day} onChange={setDay} /> : null}
      </div>
      <Seen
        from={from}
        to={to}
        day={day}
        isOfMarket={!markets || markets.chosen.includes(market)}
      />
      {text?.isFallback ? (
        <Notice tone="info">
          <Trans>
            There is no text in {{ wanted: nameLanguage(language) }}: readers see the one in{' '}
            {{ shown: nameLanguage(text.language) }}, marked as such.
          </Trans>
        </Notice>
      ) : null}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,2.4fr)]">
        {widths.map((width) => (
          <section key={width} className="min-w-0 space-y-1">
            <h3 className="text-sm font-medium text-ink-muted">
              {names[width]} · {width} px
            </h3>
            <PreviewFrame width={width} title={names[width]}>
              {children(text)}
            </PreviewFrame>
          </section>
        ))}
      </div>
    </div>
  );
}

interface SeenProps {
  from: string;
  to: string;
  day: string;
  isOfMarket: boolean;
}

/** Says when the chosen reader does not see it; nothing where they do. */
function Seen({ from, to, day, isOfMarket }: SeenProps) {
  // A last day that is not chosen yet ends nothing.
  const validTo = to || day;
  const state = getContentState(
    { validFrom: from, validTo, published: true, deletedAt: null },
    day,
  );
  if (!isOfMarket)
    return (
      <Notice tone="warning">
        <Trans>Readers of this market do not see it: it is not one of its target markets.</Trans>
      </Notice>
    );
  if (state === 'live') return null;
  return (
    <Notice tone="warning">
      {state === 'scheduled' ? (
        <Trans>On this day readers do not see it yet.</Trans>
      ) : (
        <Trans>On this day readers do not see it any more.</Trans>
      )}
    </Notice>
  );
}
