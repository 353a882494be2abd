import { Button } from '../../../../ui/buttons/button.tsx';

type Props = {
  what: string;
  add: { text: string; path: string };
  hasFailed: boolean;
  isEmpty: boolean;
  onRetry: () => void;
};

export function ListToChoose({ what, add, hasFailed, isEmpty, onRetry }: Props) {
  if (hasFailed)
    return (
      <p className="mb-3 flex flex-wrap items-center gap-3">
        Failed to load the {what}. What is chosen stays.
        <Button variant="secondary" onClick={onRetry}>
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
