import type { Db } from '#server/db/database.ts';
import { type ChainCheck, findEventHash, verifyChain } from './audit.store.ts';

/** The result of a check, with a sentence for the operator. */
export interface AuditCheck extends ChainCheck {
  ok: boolean;
  message: string;
}

/**
 * Checks the chain of the audit log.
 * @param noted the head an earlier check printed, `<id>:<hash>`: it must still be part of the chain
 */
export async function checkAudit(db: Db, noted?: string): Promise<AuditCheck> {
  const check = await verifyChain(db);
  const { events, head, broken, isMissing } = check;
  if (broken !== null) {
    const message = isMissing
      ? `Event ${broken} is missing`
      : `Event ${broken} was changed, or is not in its place`;
    return { ...check, ok: false, message };
  }
  const [id, hash] = noted?.split(':') ?? [];
  if (id !== undefined && (await findEventHash(db, Number(id))) !== hash) {
    const message = `Event ${id} is not the one that was noted: events were removed or replaced`;
    return { ...check, ok: false, message };
  }
  const message = head
    ? `${events} events, none changed. Head: ${head.id}:${head.hash}`
    : 'There are no events yet';
  return { ...check, ok: true, message };
}
