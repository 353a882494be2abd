import { backgroundApi } from '../../staff-api.ts';
import { liveStore } from '../live-store.ts';
import { askForChime } from './chime.ts';
import { showNotice } from './desktop-notice.ts';
import { noticeSettings } from './notice-settings.ts';

let openPage: (path: string) => void = (path) => window.location.assign(path);

/** Sets how a clicked notification opens its enquiry: by the router, so that unsaved text is asked about. */
export function leadNoticesBy(open: (path: string) => void): void {
  openPage = open;
}

export function watchArrivals(): () => void {
  let latest: string | undefined;
  let isAsking = false;
  let isDue = false;
  const told = new Set<string>();
  const isWanted = () => noticeSettings.current().isShown || noticeSettings.current().isHeard;

  /** Enquiries that were there before are no news: `latest` starts when notices are first switched on. */
  async function look(): Promise<void> {
    if (!isWanted()) {
      latest = undefined;
      return;
    }
    isDue = true;
    if (isAsking) return;
    isAsking = true;
    try {
      while (isDue) {
        isDue = false;
        const { data } = await backgroundApi.getDeskNews({
          query: latest === undefined ? {} : { after: latest },
        });
        latest = data.latest;
        const arrived = data.arrived.filter(({ _id }) => !told.has(_id)).toReversed();
        for (const enquiry of arrived) {
          told.add(enquiry._id);
          if (noticeSettings.current().isShown) showNotice(enquiry, openPage);
        }
        const newest = arrived.at(-1);
        if (newest && noticeSettings.current().isHeard) askForChime(newest._id);
      }
    } catch {
      // The next change asks again, from the same start.
    } finally {
      isAsking = false;
    }
  }

  void look();
  const forgetSettings = noticeSettings.subscribe(() => void look());
  const forgetChanges = liveStore.onChange((kinds) => {
    if (kinds.includes('enquiries')) void look();
  });
  return () => {
    forgetSettings();
    forgetChanges();
  };
}
