import { useLingui } from '@lingui/react/macro';
import type { VisitOption } from '../../visit-device.ts';
import type { VisitForm } from '../use-visit-form.ts';

/** The options of a visit form, by their lists. */
export function useVisitOptions({ basis }: VisitForm) {
  const { t } = useLingui();
  const options = basis?.options ?? [];
  return {
    /** Those of a list in their order. A chosen one that is no longer offered stays, and says so. */
    ofList: (list: VisitOption['list'], chosen: readonly string[]) => [
      ...options
        .filter((option) => option.list === list)
        .map(({ id, label }) => ({ value: id, label })),
      ...chosen
        .filter((id) => !options.some((option) => option.id === id))
        .map((id) => ({ value: id, label: t`${id} (no longer offered)` })),
    ],
  };
}
