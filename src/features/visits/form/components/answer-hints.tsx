import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Badge } from '#src/ui/badge.tsx';
import type { VisitOption } from '../../visit-basis.ts';
import type { VisitForm } from '../use-visit-form.ts';
import type { AnswerValues } from '../visit-values.ts';

/** Most characters of an answer of the last visit that are repeated. */
const mostRepeated = 80;

/** Says under a field that its answer differs from the last visit, and from what; nothing for the same answer. */
export type AnswerHints = (name: keyof AnswerValues) => ReactNode;

/** The marks of the answers that differ from those of the last visit. */
export function useAnswerHints({ last, changedAnswers, basis }: VisitForm): AnswerHints {
  const { t } = useLingui();
  const labelOf = (of: VisitOption['list'], id: string) =>
    basis?.options.find((option) => option.list === of && option.id === id)?.label ?? id;
  const toWords = (name: keyof AnswerValues, answers: AnswerValues): string => {
    switch (name) {
      case 'otherMidrange':
      case 'brandDomination':
        return answers[name] === '' ? '' : answers[name] === 'yes' ? t`Yes` : t`No`;
      case 'brandDisplay':
        return answers.brandDisplay && labelOf('brandDisplay', answers.brandDisplay);
      case 'seriesList':
        return answers.seriesList.map((id) => labelOf('series', id)).join(', ');
      case 'equipment':
        return answers.equipment.map((id) => labelOf('equipment', id)).join(', ');
      case 'seriesBrand':
        return answers.seriesBrand.map(({ brand, series }) => `${brand} ${series}`).join(', ');
      case 'otherSeriesList':
        return answers.otherSeriesList.join(', ');
      default:
        return answers[name];
    }
  };
  return (name) => {
    if (!last || !changedAnswers.has(name)) return undefined;
    const words = toWords(name, last);
    const shown = words.length > mostRepeated ? `${words.slice(0, mostRepeated)} …` : words;
    return (
      <span className="inline-flex flex-wrap items-baseline gap-x-2 wrap-anywhere">
        <Badge tone="info">
          <Trans comment="an answer that differs from the last visit">changed</Trans>
        </Badge>
        {shown ? (
          <Trans>Last visit: {shown}</Trans>
        ) : (
          <Trans comment="no answer was given">Last visit: no answer</Trans>
        )}
      </span>
    );
  };
}
