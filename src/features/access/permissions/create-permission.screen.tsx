import '../access.problems.ts';
import { PermissionForm } from './permission-form.tsx';

/** A new permission (R101). */
export function Component() {
  return <PermissionForm edited={null} />;
}
