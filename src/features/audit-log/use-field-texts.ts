import { useLingui } from '@lingui/react/macro';
import type { FieldTexts } from '#src/crud/record/changed-values.tsx';
import { fieldTexts, kindTexts } from './audit-texts.ts';

/** Returns the texts for fields of records; other fields have the names that the server gives them. */
export function useFieldTexts(): (field: string) => FieldTexts | undefined {
  const { t, i18n } = useLingui();
  return (field) => {
    const [, sorg] = /^areas\.(.+)$/.exec(field) ?? [];
    if (sorg) return { name: t`Areas in ${sorg}` };
    const texts = fieldTexts.get(field);
    if (!texts) return undefined;
    const { name, values = {} } = texts;
    return {
      name: i18n._(name),
      value: (value) => (values[value] ? i18n._(values[value]) : value),
    };
  };
}

/** Returns the texts for kinds of events; a later server's kind has its own name. */
export function useKindText(): (kind: string) => string {
  const { i18n } = useLingui();
  return (kind) => {
    const text = kindTexts.get(kind);
    return text ? i18n._(text) : kind;
  };
}
