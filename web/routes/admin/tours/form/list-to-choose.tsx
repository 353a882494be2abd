import { Button } from '../../../../ui/buttons/button.tsx';
import type { LoadFailure } from '../../staff-page/staff-access.ts';

type Props = {
  what: string;
  add: { text: string; path: string };
  list: { failure: LoadFailure | undefined; load: () => Promise<void> };
  isEmpty: boolean;
};

export function ListToChoose({ what, add, list, isEmpty }: Props) {
  if (list.failure)
    return (
      <p className="mb-3 flex flex-wrap items-center gap-3">
        Failed to load the {what}. What is chosen stays.
        <Button variant="secondary" onClick={() => void list.load()}>
          Try again
        </Button>
      </p>
    );
  if (!isEmpty) return null;
  return (
    <p className="text-ink-soft">
      There are none yet.{' '}
      <a href={add.path} target="_blank" rel="noreferrer" className="text-link">
        {add.text}
      </a>{' '}
      and open this form again.
    </p>
  );
}
