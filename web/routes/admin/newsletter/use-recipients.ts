import { useEffect, useState } from 'react';
import { issuesApi } from './issues-api.ts';

/** Milliseconds between two counts: readers come and go while somebody writes. */
const COUNT_EVERY = 15_000;

/** How many would get it at this moment; undefined until that is known. */
export function useRecipients(destination: string): number | undefined {
  const [counted, setCounted] = useState<{ destination: string; recipients: number }>();
  useEffect(() => {
    let isGone = false;
    async function count() {
      const query = new URLSearchParams(destination === '' ? {} : { destination });
      // The last count stays where another does not come.
      const found = await issuesApi.countRecipients({ query }).catch(() => undefined);
      if (found && !isGone) setCounted({ destination, recipients: found.data.recipients });
    }
    void count();
    const timer = setInterval(() => void count(), COUNT_EVERY);
    return () => {
      isGone = true;
      clearInterval(timer);
    };
  }, [destination]);
  return counted?.destination === destination ? counted.recipients : undefined;
}
