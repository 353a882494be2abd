import type { ArrivedEnquiry } from '../../../../../contracts/live/live.contract.ts';
import { draftSession } from '../../../../features/drafts/draft-session/draft-session.ts';
import { enquiryPath } from '../../desk-paths.ts';

/** `unsupported` also if the site is reached without HTTPS. */
export type NoticePermission = NotificationPermission | 'unsupported';

export function noticePermission(): NoticePermission {
  return typeof Notification === 'undefined' || !isSecureContext ? 'unsupported' : Notification.permission;
}

/** Call it in a click handler: browsers ask the user once. */
export async function askToShowNotices(): Promise<NoticePermission> {
  if (noticePermission() !== 'default') return noticePermission();
  return Notification.requestPermission();
}

const shown = new Set<Notification>();

// Notifications outlive the page: the next user must not read them.
draftSession.subscribe(() => {
  for (const notice of shown) notice.close();
  shown.clear();
});

/** Returns false if the browser shows no notifications from a page, as on phones. */
export function showNotice(
  { _id, firstName, tourName }: ArrivedEnquiry,
  open: (path: string) => void,
): boolean {
  if (noticePermission() !== 'granted') return false;
  try {
    const notice = new Notification(`New enquiry from ${firstName}`, {
      body: tourName,
      // The same tag replaces the earlier notification of this enquiry.
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
