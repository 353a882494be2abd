import { Check } from 'lucide-react';
import { ActionButton } from '../../actions/action-button.tsx';
import type { LookedAfter } from '../../follow-up/looked-after.ts';
import { useFollowUp } from '../../follow-up/use-follow-up.ts';

export function ActionDoneButton({ of }: { of: LookedAfter }) {
  const { finish } = useFollowUp();
  return (
    <ActionButton
      variant="secondary"
      icon={Check}
      onPress={() => finish(of, { done: `Done: ${of.name}.` })}
      aria-label={`Done: what was to be done for ${of.name}`}
      className="px-4 whitespace-nowrap max-sm:size-11 max-sm:px-0"
    >
      <span className="max-sm:sr-only">Done</span>
    </ActionButton>
  );
}
