import * as v from 'valibot';
import { maintenanceMessage } from '#src/lib/maintenance-message.ts';
import { noticeKey } from './leave-notice.ts';

const shape = v.object({
  reason: v.picklist(['expired', 'forbidden', 'not-allowed', 'maintenance']),
  message: v.optional(v.string(), ''),
});

/** Why the user finds the login page before them; kept over the reload of a logout (B140, N006). */
export type LoginNotice = v.InferOutput<typeof shape>;

/** The notice to show; one of a maintenance that has ended since is none. */
export function loginNotice(): LoginNotice | null {
  try {
    const parsed = v.safeParse(shape, JSON.parse(sessionStorage.getItem(noticeKey) ?? 'null'));
    if (!parsed.success) return null;
    const over = parsed.output.reason === 'maintenance' && maintenanceMessage() === null;
    return over ? null : parsed.output;
  } catch {
    return null;
  }
}
