import { href } from 'react-router';
import {
  CONTENT_KEYS,
  type ContentKey,
  PAGE_CONTENTS,
} from '../../../../contracts/page-content/page-contents.ts';

/** On other pages too, and nobody's first wish where they are seen. */
const ELSEWHERE: readonly ContentKey[] = ['look', 'frame', 'destinations', 'themes'];

const OTHER_ADDRESSES: Record<string, ContentKey> = {
  [href('/privacy')]: 'policies',
  [href('/cancellation')]: 'policies',
};

/** What says the words of a public page; none of a page that has no words of its own. */
export function contentOfPage(address: string | null): ContentKey | undefined {
  if (address?.startsWith('/image/')) return 'destinations';
  const isThere = (key: ContentKey) => PAGE_CONTENTS[key].page === address && !ELSEWHERE.includes(key);
  return CONTENT_KEYS.find(isThere) ?? OTHER_ADDRESSES[address ?? ''];
}
