import { request } from '#src/graphql/client.ts';
import { isNetworkError, OperationError } from '#src/graphql/errors.ts';
import {
  UpdateProfileUserDocument,
  type UpdateProfileUserMutation,
} from '#src/graphql/generated/graphql.ts';
import { randomId } from '#src/lib/random-id.ts';
import type { ProfileValues } from './profile.rules.ts';

export type ProfileSaved =
  | { kind: 'saved' }
  | { kind: 'refused'; errors: UpdateProfileUserMutation['updateProfileUser']['userErrors'] }
  /** No answer came; it may or may not be saved, and sending it again finds out. */
  | { kind: 'unreachable' }
  | { kind: 'failed' };

async function send(values: ProfileValues, idempotencyKey: string): Promise<ProfileSaved> {
  const { name, language, currentPassword, newPassword } = values;
  const input = { name, language, ...(newPassword && { currentPassword, newPassword }) };
  try {
    const options = { idempotencyKey };
    const { updateProfileUser } = await request(UpdateProfileUserDocument, { input }, options);
    if (updateProfileUser.message.status) return { kind: 'saved' };
    return { kind: 'refused', errors: updateProfileUser.userErrors };
  } catch (error) {
    if (isNetworkError(error)) return { kind: 'unreachable' };
    if (!(error instanceof OperationError) || error.code === 'INTERNAL') return { kind: 'failed' };
    return { kind: 'refused', errors: [{ field: '', code: error.code, message: error.message }] };
  }
}

/**
 * Saves the settings of one open form (O166). Nothing is queued for later, because a password must
 * not wait on the device; but what is sent again unchanged after a lost answer goes under the same
 * key, so that a password that was changed already is not refused as wrong.
 */
export function profileSaver(): (values: ProfileValues) => Promise<ProfileSaved> {
  let lost: { body: string; key: string } | null = null;
  return async (values) => {
    const body = JSON.stringify(values);
    const key = lost?.body === body ? lost.key : randomId();
    const result = await send(values, key);
    lost = result.kind === 'unreachable' ? { body, key } : null;
    return result;
  };
}
