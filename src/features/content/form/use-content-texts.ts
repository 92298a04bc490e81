import { useLingui } from '@lingui/react/macro';
import type { FieldTexts } from '#src/crud/record/changed-values.tsx';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { cleanHtml } from '#src/lib/clean-html.ts';
import type { DayRange } from '#src/ui/fields/day-range-field.tsx';
import type { ContentFileValue } from '../files/content-file-values.ts';
import { useLanguageNames } from '../parts/use-language-names.ts';
import { type ContentTexts, findWritten } from '../texts/content-texts.ts';

/** Returns the text of HTML in one line; the ends of blocks would otherwise join the words on both sides. */
function toPlain(html: string): string {
  const tree = cleanHtml(html);
  for (const end of tree.querySelectorAll('p, h2, h3, h4, li, td, th, br')) end.after(' ');
  return (tree.textContent ?? '').replace(/\s+/g, ' ').trim();
}

/**
 * The fields that all content has in words: where two versions are compared, and in the history, whose fields have the
 * names of the server.
 * @param titleLabel what the title is called where it is not "Title"
 */
export function useContentTexts(titleLabel?: string) {
  const { t } = useLingui();
  const { date } = useDates();
  const nameLanguage = useLanguageNames();
  const language = { label: t`Language of the text`, show: nameLanguage };
  const days = {
    label: t`Shown on these days`,
    show: ({ from, to }: DayRange) => [from, to].map((day) => (day ? date(day) : '')).join(' – '),
  };
  const texts = {
    label: t`Title and text`,
    show: (all: ContentTexts) =>
      findWritten(all)
        .map((one) => {
          const { title, subtitle, body } = all[one];
          const parts = [title, subtitle, toPlain(body)].filter(Boolean);
          return `${nameLanguage(one)}: ${parts.join(' · ')}`;
        })
        .join('\n'),
  };
  const showFiles = (files: readonly ContentFileValue[]) =>
    files.map(({ name, title }) => (title ? `${name} (${title})` : name)).join(', ');
  const names: Record<string, FieldTexts> = {
    language: { name: language.label, value: nameLanguage },
    title: { name: titleLabel ?? t`Title` },
    subtitle: { name: t`Subtitle` },
    body: { name: t`Text`, value: toPlain },
    content: { name: t`Text`, value: toPlain },
    translations: { name: t`Texts in other languages`, value: toPlain },
    validFrom: { name: t`From`, value: date },
    from: { name: t`From`, value: date },
    validTo: { name: t`To`, value: date },
    to: { name: t`To`, value: date },
    portals: { name: t`Portals` },
    file: { name: t`Picture of the card` },
    published: {
      name: t`Published`,
      value: (text) => (text === 'true' ? t`Yes` : t`No`),
    },
  };
  /** The texts of a field of the history, such as `title` and `title.fr`. */
  const getHistoryTexts = (field: string): FieldTexts | undefined => {
    const [name = '', of] = field.split('.');
    const found = names[name];
    return found && of ? { ...found, name: `${found.name} (${nameLanguage(of)})` } : found;
  };
  return { language, days, texts, showFiles, getHistoryTexts };
}
