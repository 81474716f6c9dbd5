import type { CloseAccount } from '@parley/shared';
import { useMutation } from '@tanstack/react-query';
import { api } from '@/lib/api';
import { useBrand } from '@/lib/config';
import type { GoogleIdentity } from '@/lib/google';
import { saveFile } from '@/lib/save-file';

/** A long history over a slow line takes its time (ms). */
const DOWNLOAD_MS = 30 * 60_000;

/** GET /users/export, saved once it is here whole (product §4.12). */
export function useDownloadData() {
  const { name } = useBrand();
  return useMutation({
    mutationFn: () => api.file('GET /users/export', { timeoutMs: DOWNLOAD_MS }),
    onSuccess: (file) => saveFile(file, `${name} data ${new Date().toISOString().slice(0, 10)}.zip`),
  });
}

/** What is typed, or who Google says one is. */
export type Proof = CloseAccount | { readonly google: () => Promise<GoogleIdentity> };

/** POST /users/close-account; every session is ended then, this one too (product §4.13). */
export function useCloseAccount() {
  return useMutation({
    mutationFn: async (proof: Proof) => {
      if (!('google' in proof)) return api.request('POST /users/close-account', { body: proof });
      const person = await (await proof.google()).signInByPopup();
      const { idToken } = await person.token(false);
      return api.request('POST /users/close-account', { body: { idToken } });
    },
  });
}
