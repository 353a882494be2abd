import { Toast, type ToastObject } from '@base-ui/react/toast';
import type { BegunAction } from './begun-action.ts';

export type ToastTone = 'success' | 'error' | 'info';

export type ToastData = {
  tone: ToastTone;
  /** Of a failure, which speaks of the page that it was pressed on. */
  begun?: BegunAction;
  /** Takes back, once, what it says was done. */
  takeBack?: () => void;
};
export type ShownToast = ToastObject<ToastData>;

export const toastManager = Toast.createToastManager<ToastData>();
