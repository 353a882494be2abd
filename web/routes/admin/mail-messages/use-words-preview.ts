import { useEffect, useState } from 'react';
import type { MailWords, WordsPreview } from '../../../../contracts/mail-words/mail-words.contract.ts';
import { failureReason } from '../../../features/failures/failure-text.ts';
import { quietly } from '../../../features/session/quietly.ts';
import { staffApi } from '../staff-api.ts';
import type { LoadFailure } from '../staff-page/staff-access.ts';

/** Milliseconds without a keystroke before the preview is refreshed. */
const PAUSE = 400;

/** If a preview fails, the last one stays. */
export function useWordsPreview(kind: string, { subject, body }: MailWords) {
  const [preview, setPreview] = useState<WordsPreview>();
  const [failure, setFailure] = useState<LoadFailure>();

  useEffect(() => {
    let isOvertaken = false;
    const timer = setTimeout(async () => {
      try {
        const { data } = await quietly(() =>
          staffApi.previewWords({ params: { kind }, body: { subject, body } }),
        );
        if (isOvertaken) return;
        setPreview(data);
        setFailure(undefined);
      } catch (error) {
        if (!isOvertaken) setFailure({ reason: failureReason(error) });
      }
    }, PAUSE);
    return () => {
      isOvertaken = true;
      clearTimeout(timer);
    };
  }, [kind, subject, body]);

  return { preview, failure };
}
