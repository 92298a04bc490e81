import type { ConflictFieldTexts } from '../form/version-conflict.tsx';
import type { FieldTexts } from './changed-values.tsx';

/**
 * Returns the texts of the history from those of a form: its labels, and its values as the form shows them. The history
 * holds texts, so that a list stays as the server wrote it.
 * @param values of the form, which tell what is a switch
 * @param getMore the texts of fields that the form does not have
 */
export function toHistoryTexts<Values extends object>(
  texts: ConflictFieldTexts<Values>,
  values: Values,
  getMore?: (field: string) => FieldTexts | undefined,
): (field: string) => FieldTexts | undefined {
  return (field) => {
    const more = getMore?.(field);
    if (more) return more;
    const name = field as keyof Values;
    const label = texts[name]?.label;
    if (typeof label !== 'string') return undefined;
    const show = texts[name]?.show as ((value: unknown) => unknown) | undefined;
    const value = values[name];
    if (!show || typeof value === 'object') return { name: label };
    return {
      name: label,
      value: (text) => String(show(typeof value === 'boolean' ? text === 'true' : text) ?? text),
    };
  };
}
