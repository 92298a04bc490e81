import { SavedUserPage } from './user-form-page.tsx';

/** A new user that begins as a copy of another. */
export function Component() {
  return <SavedUserPage kind="copy" us={false} />;
}
