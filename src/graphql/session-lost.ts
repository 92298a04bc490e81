/** The reasons for an automatic logout (B022, B138, B139, B141, B144). */
export type SessionLoss =
  | { reason: 'expired' | 'forbidden' | 'not-allowed' }
  | { reason: 'maintenance'; message: string };

type Listener = (loss: SessionLoss) => Promise<void>;

let listener: Listener | null = null;

/** Tells who logs out; the session feature listens, so that this layer need not know it. */
export function onSessionLost(next: Listener): void {
  listener = next;
}

export function reportSessionLost(loss: SessionLoss): void {
  void listener?.(loss);
}
