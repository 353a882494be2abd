import { Toast } from '@base-ui/react/toast';
import { failureText } from '../../../lib/failure-text.ts';

export type ToastTone = 'success' | 'error' | 'info';

export type ToastMessage = {
  text: string;
  tone?: ToastTone;
  /** Offered as a button for as long as the message stays. It reports its own failure by throwing: its text is shown. */
  undo?: () => Promise<void>;
};

export const toastManager = Toast.createToastManager<{ tone: ToastTone }>();

/** Milliseconds: long enough to read a line, and longer where there is something to take back. */
const STAYS_MS = 5_000;
const UNDO_STAYS_MS = 12_000;

/** Says at the foot of the screen what was done, with a way back where there is one. */
export function showToast({ text, tone = 'success', undo }: ToastMessage): void {
  const id = toastManager.add({
    title: text,
    data: { tone },
    priority: tone === 'error' ? 'high' : 'low',
    timeout: undo ? UNDO_STAYS_MS : STAYS_MS,
    actionProps: undo && { children: 'Undo', onClick: () => void takeBack() },
  });

  async function takeBack() {
    toastManager.close(id);
    try {
      await undo?.();
    } catch (error) {
      showToast({ text: failureText(error), tone: 'error' });
    }
  }
}
