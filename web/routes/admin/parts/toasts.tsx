import { Toast } from '@base-ui/react/toast';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { type ToastTone, toastManager } from './show-toast.ts';

const ICONS = { success: CircleCheck, error: CircleAlert, info: Info };
const INKS: Record<ToastTone, string> = {
  success: 'text-success',
  error: 'text-rhododendron',
  info: 'text-teesta',
};

/** Where the messages of `showToast` appear: at the foot of the screen, above everything. F6 leads there. */
export function Toasts() {
  return (
    <Toast.Provider toastManager={toastManager} limit={3}>
      <Toast.Portal>
        <Toast.Viewport className="fixed inset-x-4 bottom-4 z-50 mx-auto grid max-w-[30rem] gap-2 outline-none">
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function ToastList() {
  const { toasts } = Toast.useToastManager<{ tone: ToastTone }>();
  return toasts.map((toast) => {
    const tone = toast.data?.tone ?? 'info';
    const Icon = ICONS[tone];
    return (
      <Toast.Root
        key={toast.id}
        toast={toast}
        swipeDirection={['down', 'right']}
        className="rounded-card border border-edge bg-sheet text-ink shadow-lg data-[limited]:hidden"
      >
        <Toast.Content className="flex items-center gap-3 py-1 pr-1 pl-4">
          <Icon aria-hidden="true" className={`size-5 shrink-0 ${INKS[tone]}`} />
          <Toast.Title className="min-w-0 flex-1 py-2.5 wrap-anywhere" render={<p />} />
          <Toast.Action className="min-h-11 rounded-full px-4 font-semibold text-link hover:bg-mist empty:hidden" />
          <Toast.Close
            aria-label="Dismiss"
            className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-mist"
          >
            <X aria-hidden="true" className="size-5" />
          </Toast.Close>
        </Toast.Content>
      </Toast.Root>
    );
  });
}
