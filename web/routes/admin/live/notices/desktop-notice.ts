import type { ArrivedEnquiry } from '../../../../../contracts/live/live.contract.ts';
import { sitting } from '../../../../features/drafts/sitting/sitting.ts';
import { enquiryPath } from '../../desk-paths.ts';

/** What a browser says of notifications: `unsupported` also where the site is reached without HTTPS. */
export type NoticePermission = NotificationPermission | 'unsupported';

export function noticePermission(): NoticePermission {
  return typeof Notification === 'undefined' || !isSecureContext ? 'unsupported' : Notification.permission;
}

/** To be called by a press: a browser asks its user once. */
export async function askToShowNotices(): Promise<NoticePermission> {
  if (noticePermission() !== 'default') return noticePermission();
  return Notification.requestPermission();
}

const shown = new Set<Notification>();

// They outlast the page: whoever sits here next does not read who has asked for what.
sitting.subscribe(() => {
  for (const notice of shown) notice.close();
  shown.clear();
});

/**
 * Shows that an enquiry has come, on the screen of whoever works on something else. False where this browser shows none from
 * a page, as those on phones do.
 */
export function showNotice(
  { _id, firstName, tourName }: ArrivedEnquiry,
  open: (path: string) => void,
): boolean {
  if (noticePermission() !== 'granted') return false;
  try {
    const notice = new Notification(`New enquiry from ${firstName}`, {
      body: tourName,
      // The same enquiry twice is one.
      tag: _id,
      silent: true,
    });
    shown.add(notice);
    notice.onclose = () => shown.delete(notice);
    notice.onclick = () => {
      window.focus();
      notice.close();
      open(enquiryPath(_id));
    };
    return true;
  } catch {
    return false;
  }
}
