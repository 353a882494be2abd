import { Bell, BellRing } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { canChime, chime, wakeChime } from './chime.ts';
import { askToShowNotices, type NoticePermission, noticePermission } from './desktop-notice.ts';
import { noticeSettings } from './notice-settings.ts';

const WHY_NOT: Partial<Record<NoticePermission, string>> = {
  denied:
    'This browser was told not to show notifications of this site. Allow them in its settings for this site, then switch this on.',
  unsupported: 'This browser shows no notifications of this site.',
};

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
        <Icon className="size-5 max-sm:hidden" />
        Notifications
      </button>
      <NoticesDialog open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

function NoticesDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title="Tell me of new enquiries">
      <NoticeSwitches />
      <div className="mt-6 flex justify-end">
        <Button onClick={onClose}>Done</Button>
      </div>
    </Dialog>
  );
}

function NoticeSwitches() {
  const { isShown, isHeard } = useSyncExternalStore(
    noticeSettings.subscribe,
    noticeSettings.current,
    noticeSettings.offOnServer,
  );
  const [permission, setPermission] = useState(noticePermission);
  const isAllowed = permission === 'granted';

  async function switchShown(isOn: boolean) {
    const answer = isOn ? await askToShowNotices() : permission;
    setPermission(answer);
    noticeSettings.change({ isShown: isOn && answer === 'granted' });
  }

  async function switchHeard(isOn: boolean) {
    noticeSettings.change({ isHeard: isOn });
    if (!isOn) return;
    await wakeChime();
    chime();
  }

  return (
    <div className="grid gap-4">
      <p className="text-ink-soft">
        For this browser alone, as long as a page of the admin area is open in it, also behind others.
      </p>
      <Switch
        label="Show a notification on the screen"
        hint={WHY_NOT[permission] ?? 'With the first name and the tour. Pressing it opens the enquiry.'}
        isOn={isShown && isAllowed}
        isOff={permission === 'unsupported'}
        onChange={(isOn) => void switchShown(isOn)}
      />
      <Switch
        label="Play a quiet sound"
        hint={canChime() ? 'You hear it once as you switch it on.' : 'This browser plays no sounds of pages.'}
        isOn={isHeard}
        isOff={!canChime()}
        onChange={(isOn) => void switchHeard(isOn)}
      />
    </div>
  );
}

type SwitchProps = {
  label: string;
  hint: string;
  isOn: boolean;
  isOff: boolean;
  onChange: (isOn: boolean) => void;
};

function Switch({ label, hint, isOn, isOff, onChange }: SwitchProps) {
  return (
    <label className="flex min-h-11 items-start gap-3">
      <input
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        checked={isOn}
        disabled={isOff}
        onChange={(event) => onChange(event.currentTarget.checked)}
        className="mt-0.5 size-5 shrink-0 accent-action"
      />
      <span className="min-w-0">
        <span className="block font-semibold">{label}</span>
        <span className="block text-sm text-ink-soft">{hint}</span>
      </span>
    </label>
  );
}
