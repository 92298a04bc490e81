import type { MessageDescriptor } from '@lingui/core';

/**
 * What a feature adds to the texts of the audit log. `<feature>.audit.ts` exports one of these as `<feature>Audit`;
 * the log reads the generated list.
 */
export interface AuditTexts {
  /** Its records, in the plural; left out by a feature without a history. */
  records?: MessageDescriptor;
  /** Descriptions of the action, by the kinds of its events. */
  kinds?: Readonly<Record<string, MessageDescriptor>>;
  /** The fields that changes of its records name, with the texts of their values. */
  fields?: Readonly<Record<string, AuditField>>;
}

interface AuditField {
  name: MessageDescriptor;
  values?: Readonly<Record<string, MessageDescriptor>>;
}
