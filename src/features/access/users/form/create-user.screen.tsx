import { NewUserPage } from './user-form-page.tsx';

/** A new user (R087). */
export function Component() {
  return <NewUserPage us={false} />;
}
