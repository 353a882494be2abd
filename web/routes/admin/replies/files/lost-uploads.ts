import { thisTabStorage } from '../../../../features/drafts/tab-storage.ts';
import { parseStored } from '../../../../lib/browser/parse-stored.ts';

type OnTheirWay = { names: string[]; isWaiting: boolean };

const keyOf = (draftName: string) => `${draftName}:on-their-way`;
const inWords = new Intl.ListFormat('en-GB');

/** Per tab. Stores the names only: browsers keep no files through a reload. */
export const uploadsOnTheirWay = {
  remember(draftName: string, { names, isWaiting }: OnTheirWay): void {
    if (names.length === 0) thisTabStorage.remove(keyOf(draftName));
    else thisTabStorage.write(keyOf(draftName), JSON.stringify({ names, isWaiting }));
  },
  /** Names the uploads that a reload has lost, until files are chosen again or the reply is sent. */
  lost(draftName: string): string | undefined {
    const { names, isWaiting } = parseStored(thisTabStorage.read(keyOf(draftName)));
    if (!Array.isArray(names) || names.length === 0) return undefined;
    const one = names.length === 1;
    const lost = `${inWords.format(names.map(String))} ${one ? 'was' : 'were'} still on ${one ? 'its' : 'their'} way when this page was loaded anew: attach ${one ? 'it' : 'them'} again.`;
    return isWaiting ? `The reply is not sent. ${lost}` : lost;
  },
};
