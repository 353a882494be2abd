import { type ChangeEvent, useEffect, useRef } from 'react';
import { formatDay } from '../../../../contracts/india-time.ts';

/** What whoever writes has chosen: whether the box is ticked may be the page's doing. */
type Choice = 'none' | 'done' | 'open';

type Props = {
  nextActionOn: string | null;
  /** The form has back what was chosen in it. */
  isRestored: boolean;
};

/**
 * Whether a reply settles its message. What is planned goes on, also where it is planned meanwhile, unless whoever writes
 * has chosen: that holds, whatever is planned, and after a reload, too.
 */
export function DoneChoice({ nextActionOn, isRestored }: Props) {
  const box = useRef<HTMLInputElement>(null);
  const choice = useRef<HTMLInputElement>(null);
  const isPlanned = nextActionOn !== null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is restored stands in the field
  useEffect(() => {
    if (!box.current || !choice.current) return;
    const chosen = choice.current.value as Choice;
    box.current.checked = chosen === 'none' ? !isPlanned : chosen === 'done';
  }, [isPlanned, isRestored]);

  function choose({ target: { checked } }: ChangeEvent<HTMLInputElement>) {
    const chosen: Choice = checked ? 'done' : 'open';
    if (choice.current) choice.current.value = chosen;
  }

  return (
    <>
      {/* A part of the draft, so no field of the type that none is made of. */}
      <input ref={choice} type="text" name="doneChoice" defaultValue={'none' satisfies Choice} hidden />
      <label className="mt-3 flex min-h-11 w-fit items-center gap-3">
        <input
          ref={box}
          type="checkbox"
          name="isDone"
          defaultChecked={!isPlanned}
          onChange={choose}
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
    </>
  );
}
