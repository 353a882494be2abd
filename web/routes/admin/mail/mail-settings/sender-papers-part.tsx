import { RotateCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { formatMoment } from '../../../../../contracts/india-time.ts';
import type { SenderPapers } from '../../../../../contracts/mail/mail-settings.contract.ts';
import { failureReason } from '../../../../features/failures/failure-text.ts';
import { Skeleton } from '../../../../ui/states/skeleton.tsx';
import { ActionButton } from '../../actions/action-button.tsx';
import { staffApi } from '../../staff-api.ts';
import { LoadFailed } from '../../staff-page/load-failed.tsx';
import { logFailure } from '../../staff-page/log-failure.ts';
import { PaperItem } from './paper-item.tsx';

const FAILED = 'Failed to look up the sender’s papers';

/** Loaded after the page: DNS may be slow. */
export function SenderPapersPart() {
  const [papers, setPapers] = useState<SenderPapers>();
  const [failure, setFailure] = useState<{ reason?: string }>();

  async function load(isAnew: boolean) {
    try {
      const { data } = await staffApi.checkSenderPapers(isAnew ? { query: { anew: 'true' } } : {});
      setPapers(data);
      setFailure(undefined);
    } catch (error) {
      logFailure(FAILED, error);
      setFailure({ reason: failureReason(error) });
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the page
  useEffect(() => void load(false), []);

  return (
    <section aria-labelledby="papers" aria-busy={!papers && !failure}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="papers" className="text-heading">
          The sender’s papers
        </h2>
        {papers && (
          <ActionButton variant="secondary" icon={RotateCw} onPress={() => load(true)}>
            Ask again
          </ActionButton>
        )}
      </div>
      <p className="mt-2 text-ink-soft">
        What receivers such as Gmail check before they believe a mail. Where something is missing, the record
        to ask your host for stands beside it.
      </p>
      {failure && <LoadFailed text={FAILED} {...failure} onRetry={() => load(true)} />}
      {papers ? (
        <>
          <p role="status" className="mt-3 text-sm text-ink-soft">
            {papers.domain}, looked up {formatMoment(papers.checkedAt)}
          </p>
          <ul className="mt-3 grid gap-3">
            {papers.papers.map((paper) => (
              <PaperItem key={paper.name} paper={paper} />
            ))}
          </ul>
        </>
      ) : (
        !failure && <Skeleton className="mt-4 h-96 w-full" />
      )}
    </section>
  );
}
