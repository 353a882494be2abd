import { thisTabStorage } from '../../../../features/drafts/tab-storage.ts';
import { parseStored } from '../../../../lib/browser/parse-stored.ts';

/** What was on its way for a reply, and whether that waited for it. */
type OnTheirWay = { names: string[]; isWaiting: boolean };

const keyOf = (draftName: string) => `${draftName}:on-their-way`;
const inWords = new Intl.ListFormat('en-GB');

/** Kept by this tab alone, whose files they are: a browser keeps no files through a reload, but what they were called. */
export const uploadsOnTheirWay = {
  remember(draftName: string, { names, isWaiting }: OnTheirWay): void {
    if (names.length === 0) thisTabStorage.remove(keyOf(draftName));
    else thisTabStorage.write(keyOf(draftName), JSON.stringify({ names, isWaiting }));
  },
  /** In words, what a reload has lost; undefined where there was nothing on its way. Said until files are chosen again, or it is sent. */
  lost(draftName: string): string | undefined {
    const { names, isWaiting } = parseStored(thisTabStorage.read(keyOf(draftName)));
    if (!Array.isArray(names) || names.length === 0) return undefined;
    const one = names.length === 1;
    const lost = `${inWords.format(names.map(String))} ${one ? 'was' : 'were'} still on ${one ? 'its' : 'their'} way when this page was loaded anew: attach ${one ? 'it' : 'them'} again.`;
    return isWaiting ? `The reply is not sent. ${lost}` : lost;
  },
};
