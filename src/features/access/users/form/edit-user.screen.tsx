import { SavedUserPage } from './user-form-page.tsx';

/** A saved user (R090). */
export function Component() {
  return <SavedUserPage kind="edit" us={false} />;
}
