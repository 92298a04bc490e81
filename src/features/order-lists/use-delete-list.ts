import { useLingui } from '@lingui/react/macro';
import { toast } from '#src/ui/overlay/toasts.tsx';
import { deleteOrderList, saveOrderList } from './list-device.ts';
import type { ListOnDevice } from './list-model.ts';

/** Deletes a list at once and offers to bring it back. */
export function useDeleteList(): (list: ListOnDevice) => Promise<void> {
  const { t } = useLingui();
  return async (list) => {
    await deleteOrderList(list);
    toast({
      tone: 'info',
      text: t`${{ name: list.name }} deleted`,
      action: { label: t`Undo`, onPress: () => void saveOrderList(list) },
    });
  };
}
