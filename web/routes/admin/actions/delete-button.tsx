import { Trash2 } from 'lucide-react';
import { Button } from '../../../ui/buttons/button.tsx';

type Props = {
  /** "Delete Asha Rai". */
  name: string;
  onClick: () => void;
};

/** For rows: without a frame, and only an icon on phones. */
export function DeleteButton({ name, onClick }: Props) {
  return (
    <Button
      variant="danger"
      onClick={onClick}
      aria-label={name}
      className="border-transparent! px-3 hover:border-rhododendron! sm:px-4"
    >
      <Trash2 className="size-4" />
      <span className="max-sm:sr-only">Delete</span>
    </Button>
  );
}
