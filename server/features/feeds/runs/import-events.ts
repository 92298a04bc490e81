import type { AuditEvent } from '#server/features/audit/audit.public.ts';
import type { FeedImport } from './feed-imports.store.ts';

/** The files of a feed that say who may do what. */
const rightsFiles = ['permissions.csv', 'roles.csv', 'group_roles.csv', 'users.csv'];

/** Returns the audit events of a finished import: the import itself, and each change of rights. */
export function importEvents({ id, source, name, state, report }: FeedImport): AuditEvent[] {
  const files = report?.files ?? [];
  const changed = files.reduce((sum, file) => sum + file.changed, 0);
  const rights = files.filter((file) => rightsFiles.includes(file.file) && file.changed > 0);
  return [
    {
      kind: 'feed.imported',
      actor: 'operator',
      detail: { import: id, source, name, state, files: files.length, changed },
    },
    ...rights.map(
      (file): AuditEvent => ({
        kind: 'rights.changed',
        actor: 'operator',
        detail: { import: id, file: file.file, changed: file.changed },
      }),
    ),
  ];
}
