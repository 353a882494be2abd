import { Toast, type ToastObject } from '@base-ui/react/toast';
import type { BegunAction } from './begun-action.ts';

export type ToastTone = 'success' | 'error' | 'info';

/** `begun`: of a failure, which speaks of the page that it was pressed on. */
export type ToastData = { tone: ToastTone; begun?: BegunAction };
export type ShownToast = ToastObject<ToastData>;

export const toastManager = Toast.createToastManager<ToastData>();
