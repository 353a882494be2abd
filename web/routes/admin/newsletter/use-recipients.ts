import { useEffect, useState } from 'react';
import { quietly } from '../../../features/session/quietly.ts';
import { staffApi } from '../staff-api.ts';

/** Milliseconds between two counts: readers come and go during writing. */
const COUNT_EVERY = 15_000;

export function useRecipients(destination: string): number | 'failed' | undefined {
  const [counted, setCounted] = useState<{ destination: string; recipients: number | 'failed' }>();
  useEffect(() => {
    let isGone = false;
    async function count() {
      const query = new URLSearchParams(destination === '' ? {} : { destination });
      const found = await quietly(() => staffApi.countRecipients({ query })).then(
        ({ data }) => data.recipients,
        () => 'failed' as const,
      );
      if (isGone) return;
      setCounted((last) =>
        found === 'failed' && last?.destination === destination ? last : { destination, recipients: found },
      );
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
