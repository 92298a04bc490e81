import { SavedUserPage } from './user-form-page.tsx';

/** A saved user, with organisations of the United States (R091). */
export function Component() {
  return <SavedUserPage kind="edit" us />;
}
