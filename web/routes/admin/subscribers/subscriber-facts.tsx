import { formatMoment } from '../../../../contracts/india-time.ts';
import type { Subscriber } from '../../../../contracts/subscribers.contract.ts';
import { ConsentRecords } from '../../../features/consent/consent-records.tsx';
import { WorksAgainButton } from '../mail/related/works-again-button.tsx';

export function SubscriberFacts({ subscriber }: { subscriber: Subscriber }) {
  const { subscribedAt, askedAt, confirmedAt, leftAt, bouncedAt, bounceReason } = subscriber;
  const times: [string, string | null][] = [
    ['subscribed', subscribedAt],
    // A bot's sign-up also waits, but nobody was asked.
    [confirmedAt || leftAt ? 'asked' : 'no answer since', askedAt],
    ['confirmed', confirmedAt],
    ['left', leftAt],
    ['bounced', bouncedAt],
  ];
  const said = [subscriber.leaveReason, subscriber.leaveText].filter((text) => text !== null);
  return (
    <div className="grid gap-1 pb-1 text-sm text-ink-soft">
      <p className="flex flex-wrap gap-x-4">
        {times.map(
          ([name, at]) =>
            at && (
              <span key={name}>
                {name} <time dateTime={at}>{formatMoment(at)}</time>
              </span>
            ),
        )}
      </p>
      {said.length > 0 && <p className="text-ink wrap-anywhere">Why they left: {said.join('. ')}</p>}
      {bouncedAt && bounceReason && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-0 wrap-anywhere">The mail server said: {bounceReason}</p>
          <WorksAgainButton email={subscriber.email} />
        </div>
      )}
      <ConsentRecords consents={subscriber.consents} />
    </div>
  );
}
