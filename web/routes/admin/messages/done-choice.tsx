import { useEffect, useRef } from 'react';
import { formatDay } from '../../../../contracts/india-time.ts';

/**
 * Whether a reply settles its message. What is planned goes on, also where it is planned meanwhile, unless whoever writes
 * has chosen: that holds, whatever is planned.
 */
export function DoneChoice({ nextActionOn }: { nextActionOn: string | null }) {
  const box = useRef<HTMLInputElement>(null);
  const isChosen = useRef(false);
  const isPlanned = nextActionOn !== null;
  const wasPlanned = useRef(isPlanned);

  useEffect(() => {
    if (!box.current) return;
    // A draft may have put it so.
    if (box.current.checked === wasPlanned.current) isChosen.current = true;
    wasPlanned.current = isPlanned;
    if (!isChosen.current) box.current.checked = !isPlanned;
  }, [isPlanned]);

  useEffect(() => {
    const form = box.current?.form;
    const forget = () => {
      isChosen.current = false;
    };
    form?.addEventListener('reset', forget);
    return () => form?.removeEventListener('reset', forget);
  }, []);

  return (
    <label className="mt-3 flex min-h-11 w-fit items-center gap-3">
      <input
        ref={box}
        type="checkbox"
        name="isDone"
        defaultChecked={!isPlanned}
        onChange={() => {
          isChosen.current = true;
        }}
        className="size-5 accent-action"
      />
      <span>
        Mark the message as done
        {nextActionOn && (
          <span className="block text-sm text-ink-soft">
            Its next action of {formatDay(nextActionOn)} is not due then.
          </span>
        )}
      </span>
    </label>
  );
}
