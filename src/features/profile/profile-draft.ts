import * as v from 'valibot';
import { keptInput } from '#src/lib/kept-input.ts';

const draft = v.object({ name: v.string(), language: v.string() });

/** What a user has changed in their settings and not saved; passwords are never kept. */
export function profileDraft(userId: string | number) {
  const kept = keptInput(userId, 'draft', 'profile', draft);
  return {
    read: kept.read,
    keep: ({ name, language }: v.InferOutput<typeof draft>) => kept.keep({ name, language }),
    forget: () => kept.keep(null),
  };
}

export type ProfileDraft = ReturnType<typeof profileDraft>;
