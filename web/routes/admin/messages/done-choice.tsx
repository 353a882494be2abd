import { type ChangeEvent, useEffect, useRef } from 'react';
import { formatDay } from '../../../../contracts/india-time.ts';

/** The writer's own choice; the page, too, ticks the box. */
type Choice = 'none' | 'done' | 'open';

type Props = {
  nextActionOn: string | null;
  isRestored: boolean;
};

/** A reply closes its message unless an action is planned; the writer's own choice overrides that. */
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
      {/* Part of the draft, which skips `type="hidden"`. */}
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
