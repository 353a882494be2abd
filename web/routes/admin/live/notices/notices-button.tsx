import { Bell, BellRing } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { noticeSettings } from './notice-settings.ts';
import { NoticesDialog } from './notices-dialog.tsx';

export function NoticesButton({ className }: { className: string }) {
  const [isOpen, setOpen] = useState(false);
  const { isShown, isHeard } = useSyncExternalStore(
    noticeSettings.subscribe,
    noticeSettings.current,
    noticeSettings.offOnServer,
  );
  const Icon = isShown || isHeard ? BellRing : Bell;
  return (
    <>
      <button type="button" onClick={() => setOpen(true)} className={className}>
        <Icon aria-hidden="true" className="size-5 max-sm:hidden" />
        Notifications
      </button>
      <NoticesDialog open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
