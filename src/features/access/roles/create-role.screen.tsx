import { NewRolePage } from './new-role-page.tsx';

/** A new role (R094). */
export function Component() {
  return <NewRolePage />;
}
