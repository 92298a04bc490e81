import { Trans } from '@lingui/react/macro';
import type { ActionResult, MutationAnswer } from '#src/crud/action/use-action.ts';
import { confirm } from '#src/crud/form/confirm.ts';
import { reportConnectionFailed } from '#src/graphql/connection-failed.ts';
import { isNetworkError } from '#src/graphql/errors.ts';
import { EffectText, type ShownEffect } from './effect-text.tsx';

/**
 * Returns a function that saves a change of rights once the viewer has seen whom it concerns. A change that
 * concerns no user is saved without a question; without an answer about the effect nothing is saved.
 */
export function useConfirmEffect() {
  return async <Answer extends MutationAnswer>(
    load: () => Promise<ShownEffect | null>,
    save: () => Promise<ActionResult<Answer>>,
  ): Promise<ActionResult<Answer>> => {
    let effect: ShownEffect | null;
    try {
      effect = await load();
    } catch (error) {
      const isOffline = isNetworkError(error);
      if (isOffline) reportConnectionFailed();
      return isOffline
        ? { kind: 'unanswered', problems: [] }
        : { kind: 'failed', problems: [{ code: 'FAILED' }] };
    }
    if (!effect || (effect.losing.users === 0 && effect.gaining.users === 0)) return save();
    const { losing } = effect;
    const agreed = await confirm({
      title: <Trans>Save this change of rights?</Trans>,
      text: <EffectText effect={effect} />,
      action: <Trans>Save</Trans>,
      danger: losing.users > 0,
    });
    // The form stays as it is; nothing was refused that it would have to explain.
    return agreed ? save() : { kind: 'refused', problems: [], answer: null };
  };
}
