import { formatDay } from '../../../../../contracts/india-time.ts';
import { useSettings } from '../../../../features/settings/use-settings.ts';

/** The agency's answer, under the review that it answers. */
export function ReviewReply({ reply, repliedAt }: { reply: string; repliedAt: string | null }) {
  const { agencyName } = useSettings();
  return (
    <div className="mt-4 border-l-2 border-teesta pl-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <span className="font-semibold">Reply from {agencyName}</span>
        {repliedAt && (
          <time dateTime={repliedAt} className="text-ink-soft">
            {formatDay(repliedAt)}
          </time>
        )}
      </p>
      <p className="mt-1 whitespace-pre-line wrap-anywhere">{reply}</p>
    </div>
  );
}
