import { NewUserPage } from './user-form-page.tsx';

/** A new user of the United States (R088). */
export function Component() {
  return <NewUserPage us />;
}
