import { RotateCw } from 'lucide-react';
import { formatMoment } from '../../../../../contracts/india-time.ts';
import type { SenderRecord } from '../../../../../contracts/mail/mail-settings.contract.ts';
import { Skeleton } from '../../../../ui/states/skeleton.tsx';
import { ActionButton } from '../../actions/action-button.tsx';
import { CopyButton } from '../../actions/copy-button.tsx';
import { Tag, type TagTone } from '../../lists/tag.tsx';
import { staffApi } from '../../staff-api.ts';
import { LoadFailed } from '../../staff-page/load-failed.tsx';
import { useLoaded } from '../../staff-page/use-loaded.ts';

const NAMES: Record<SenderRecord['name'], string> = {
  spf: 'SPF: which servers may send',
  dkim: 'DKIM: the signature',
  dmarc: 'DMARC: what happens to forged mails',
  mx: 'MX: where answers go',
  unsubscribe: 'Leaving the newsletter with one click',
};
const VERDICTS: Record<SenderRecord['verdict'], { tone: TagTone; text: string }> = {
  good: { tone: 'good', text: 'Good' },
  improve: { tone: 'attention', text: 'Could be better' },
  bad: { tone: 'off', text: 'Missing or wrong' },
  unknown: { tone: 'calm', text: 'Not known' },
};

const FAILED = 'Failed to look up the sender’s records';

/** Loaded after the page: DNS may be slow. */
export function SenderRecordsPart() {
  const { data: found, failure, load } = useLoaded(() => staffApi.checkSenderRecords(), FAILED);
  const records = found?.data;
  const askAgain = () => load(() => staffApi.checkSenderRecords({ query: { refresh: 'true' } }));
  return (
    <section aria-labelledby="sender-records" aria-busy={!records && !failure}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="sender-records" className="text-heading">
          The sender’s records
        </h2>
        {records?.domain && (
          <ActionButton variant="secondary" icon={RotateCw} onPress={askAgain}>
            Ask again
          </ActionButton>
        )}
      </div>
      <p className="mt-2 text-ink-soft">
        What receivers such as Gmail check before they believe a mail. Where something is missing, the record
        to ask your host for stands beside it.
      </p>
      {failure && <LoadFailed text={FAILED} {...failure} onRetry={askAgain} />}
      {records ? (
        <>
          <p role="status" className="mt-3 text-sm text-ink-soft">
            {records.domain && `${records.domain}, looked up ${formatMoment(records.checkedAt)}`}
          </p>
          <ul className="mt-3 grid gap-3">
            {records.records.map((record) => (
              <SenderRecordItem key={record.name} record={record} />
            ))}
          </ul>
        </>
      ) : (
        !failure && <Skeleton className="mt-4 h-96 w-full" />
      )}
    </section>
  );
}

function SenderRecordItem({ record: { name, verdict, text, found, wanted } }: { record: SenderRecord }) {
  const { tone, text: word } = VERDICTS[verdict];
  return (
    <li className="min-w-0 rounded-card border border-mist bg-sheet p-4 sm:p-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-xl">{NAMES[name]}</h3>
        <Tag tone={tone}>{word}</Tag>
      </div>
      <p className="mt-2 wrap-anywhere">{text}</p>
      {found.length > 0 && (
        <p className="mt-2 text-sm text-ink-soft wrap-anywhere">
          Found: {found.map((record) => `“${record}”`).join(', ')}
        </p>
      )}
      {wanted && (
        <div className="mt-3 rounded-field bg-sunken p-3">
          <p className="text-sm text-ink-soft">Ask your host for this {wanted.type} record:</p>
          <dl className="mt-1 grid gap-2">
            <RecordPart label="Name" text={wanted.name} />
            <RecordPart label="Value" text={wanted.value} />
          </dl>
        </div>
      )}
    </li>
  );
}

function RecordPart({ label, text }: { label: string; text: string }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3">
      <dt className="col-span-2 text-sm text-ink-soft">{label}</dt>
      <dd className="min-w-0 wrap-anywhere">
        <code>{text}</code>
      </dd>
      <dd>
        <CopyButton text={text} name={label.toLowerCase()} />
      </dd>
    </div>
  );
}
