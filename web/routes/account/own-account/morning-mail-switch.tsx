import { useState } from 'react';
import { accountApi } from '../../../features/session/account-api.ts';
import { usePress } from '../form/use-press.ts';

export function MorningMailSwitch({ isOn: wasOn }: { isOn: boolean }) {
  const [isOn, setOn] = useState(wasOn);
  const { isBusy, press } = usePress();

  async function change(isWanted: boolean) {
    if (isBusy) return;
    setOn(isWanted);
    const isStored = await press(async () => void (await accountApi.setMorningMail({ body: { isWanted } })));
    if (!isStored) setOn(!isWanted);
  }

  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3">
      <input
        type="checkbox"
        checked={isOn}
        aria-busy={isBusy || undefined}
        onChange={(event) => void change(event.target.checked)}
        className="mt-1 size-5 shrink-0 accent-action"
      />
      <span>
        Mail me at seven what is due
        <span className="block text-ink-soft">
          What is due today, what is late, and who waits for an answer. No mail where there is nothing to
          tell.
        </span>
      </span>
    </label>
  );
}
