import { useEffect } from 'react';
import { useWaitingCounts } from './waiting-count.tsx';

const COUNT = /^\(\d+\+?\) /;
const MAX_SHOWN = 99;

export function useTitleCount(): void {
  const waiting = useWaitingCounts()?.inbox ?? 0;

  useEffect(() => {
    const count = waiting === 0 ? '' : `(${waiting > MAX_SHOWN ? `${MAX_SHOWN}+` : waiting}) `;
    const put = () => {
      const title = count + document.title.replace(COUNT, '');
      if (document.title !== title) document.title = title;
    };
    put();
    // A new page sets its own title, without the count.
    const observer = new MutationObserver(put);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      document.title = document.title.replace(COUNT, '');
    };
  }, [waiting]);
}
