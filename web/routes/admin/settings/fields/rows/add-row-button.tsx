import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../../../ui/buttons/button.tsx';

export function AddRowButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <Button variant="secondary" onClick={onClick} className="w-fit">
      <Plus aria-hidden="true" className="size-5" />
      {children}
    </Button>
  );
}
