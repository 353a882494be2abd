import { useState } from 'react';
import { useRevalidator, useSearchParams } from 'react-router';
import { Button } from '../../../../ui/buttons/button.tsx';
import { type DeskList, wantMoreRows } from '../place/wanted-rows.ts';

export function ShowMore({ list, shown }: { list: Pick<DeskList<never>, 'name'>; shown: number }) {
  const [params] = useSearchParams();
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);

  async function more() {
    setBusy(true);
    wantMoreRows(list, params, shown);
    await revalidate();
    setBusy(false);
  }

  return (
    <Button variant="quiet" busy={isBusy} onClick={() => void more()} className="mt-2 w-full">
      Show more
    </Button>
  );
}
