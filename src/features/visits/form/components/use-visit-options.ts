import { useLingui } from '@lingui/react/macro';
import type { VisitOption } from '../../visit-basis.ts';
import type { VisitForm } from '../use-visit-form.ts';

/** The options of a visit form, by their lists. */
export function useVisitOptions({ basis }: VisitForm) {
  const { t } = useLingui();
  return {
    /** Those of a list in their order. A chosen one that is no longer offered stays, and says so. */
    ofList: (wanted: VisitOption['list'], chosen: readonly string[]) => {
      const options = basis?.options.filter(({ list }) => list === wanted) ?? [];
      const gone = chosen.filter((id) => !options.some((option) => option.id === id));
      return [
        ...options.map(({ id, label }) => ({ value: id, label })),
        ...gone.map((id) => ({ value: id, label: t`${id} (no longer offered)` })),
      ];
    },
  };
}
