export type DraftNoticeState = 'idle' | 'restored' | 'failed';

type Props = { state: DraftNoticeState; idle: string; failed: string; className?: string };

/** One line at the foot of a form, always there, so that the page does not move when it has something to say. */
export function DraftNotice({ state, idle, failed, className }: Props) {
  const reassurance = 'We kept what you typed.';
  return (
    <p role="status" className={`min-h-6 text-sm text-ink-soft ${className ?? ''}`}>
      {state === 'idle' && idle}
      {state === 'restored' && reassurance}
      {state === 'failed' && (
        <span className="font-medium text-rhododendron">
          {failed} {reassurance}
        </span>
      )}
    </p>
  );
}
