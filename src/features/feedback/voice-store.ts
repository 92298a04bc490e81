import * as v from 'valibot';
import { keptInput } from '#src/lib/kept-input.ts';
import type { Failure, OutboxEntry } from '#src/offline/outbox/outbox-entry.ts';
import { boundViewer, onViewerChange } from '#src/offline/viewer.ts';

/** The steps of consumer voice (B112); `waiting` and `retrying` are sent later by themselves. */
export type VoiceStep = 'form' | 'confirm' | 'sending' | 'sent' | 'waiting' | 'retrying';

export interface Voice {
  open: boolean;
  step: VoiceStep;
  text: string;
  /** Names a message that the outbox has or had; null for a new one. */
  key: string | null;
  /** Why the last attempt failed; the text stays in the form. */
  failure: Failure | null;
}

const fresh: Voice = { open: false, step: 'form', text: '', key: null, failure: null };

let voice: Voice = fresh;
const listeners = new Set<() => void>();

export function changeVoice(news: Partial<Voice>): void {
  voice = { ...voice, ...news };
  for (const listener of [...listeners]) listener();
}

// Nobody sees what another user was writing.
onViewerChange(() => changeVoice(fresh));

/** For `useSyncExternalStore`. */
export const voiceStore = {
  getSnapshot: (): Voice => voice,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** What is half typed: of a new message, or of one that is being corrected. */
export function voiceDraft(key: string | null) {
  const userId = boundViewer()?.userId ?? '-';
  return keptInput(userId, 'draft', key ?? 'feedback', v.string());
}

/**
 * Opens consumer voice where the user left it: with the draft, the message on its way or the one
 * that failed.
 * @param refused an entry of the outbox that the server refused, to be corrected and sent again
 */
export function openConsumerVoice(refused?: Pick<OutboxEntry, 'keys' | 'note'>): void {
  const underWay = voice.step === 'sending' || voice.failure !== null;
  const key = refused?.keys[0] ?? null;
  const stays = underWay && (key === null || key === voice.key);
  if (stays) changeVoice({ open: true });
  else {
    const before = refused?.note.text;
    const text = voiceDraft(key).read() ?? (typeof before === 'string' ? before : '');
    changeVoice({ ...fresh, key, text, open: true });
  }
}

/** Takes what is typed and keeps it over reloads. */
export function writeVoice(text: string): void {
  voiceDraft(voice.key).keep(text === '' ? null : text);
  changeVoice({ text });
}

/** Closes it; what is on its way goes on, what is not confirmed yet is still to be confirmed. */
export function closeVoice(): void {
  changeVoice({ open: false, ...(voice.step === 'confirm' && { step: 'form' }) });
}
