/** Deleting at once, with a way back for as long as the toast is there; the server keeps it for a day (product §17.8). */
import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { showToast } from '@/components/toast';
import { messageOf } from '@/lib/api';

interface Deletion {
  readonly remove: (id: string) => Promise<unknown>;
  readonly restore: (id: string) => Promise<unknown>;
  /** The lists it stands in. */
  readonly queryKey: QueryKey;
  /** 'template' */
  readonly noun: string;
}

/**
 * Everything that follows hangs on the mutations themselves: the row that asked is gone when they are done.
 * @param onDeleted is called once the lists are without it
 */
export function useDeletion({ remove, restore, queryKey, noun }: Deletion, onDeleted: () => void) {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey });
  const undo = useMutation({
    mutationFn: restore,
    async onSuccess() {
      await refresh();
      showToast(`The ${noun} is back.`);
    },
    onError: (error) => showToast(messageOf(error, `The ${noun} could not be brought back.`), 'error'),
  });
  return useMutation({
    mutationFn: remove,
    async onSuccess(_answer, id) {
      showToast(`The ${noun} is deleted.`, 'note', { label: 'Undo', onPress: () => undo.mutate(id) });
      await refresh();
      onDeleted();
    },
    onError: (error) => showToast(messageOf(error, `The ${noun} could not be deleted.`), 'error'),
  });
}
