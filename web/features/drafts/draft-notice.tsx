export type DraftNoticeState = 'idle' | 'restored' | 'failed';

type Props = { state: DraftNoticeState; idle: string; failed: string; className?: string };

/** Always rendered, so that the page does not move when the text appears. */
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
