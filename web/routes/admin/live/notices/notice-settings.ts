import { browserStorage, parseStored } from '../../../../lib/browser/browser-storage.ts';
import { onOtherTabChange } from '../../../../lib/browser/on-other-tab-change.ts';
import { createListeners } from '../../../../lib/listeners.ts';

export type NoticeSettings = { isShown: boolean; isHeard: boolean };

const KEY = 'new-enquiry-notices';
const OFF: NoticeSettings = { isShown: false, isHeard: false };

const [subscribe, notify] = createListeners();
let settings = read();

function read(): NoticeSettings {
  const { isShown, isHeard } = parseStored(browserStorage.read(KEY));
  return { isShown: isShown === true, isHeard: isHeard === true };
}

onOtherTabChange(KEY, () => {
  settings = read();
  notify();
});

export const noticeSettings = {
  subscribe,
  current: () => settings,
  offOnServer: () => OFF,
  change(changed: Partial<NoticeSettings>): void {
    settings = { ...settings, ...changed };
    browserStorage.write(KEY, JSON.stringify(settings));
    notify();
  },
};
