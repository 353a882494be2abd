import { useState } from 'react';
import { useRevalidator, useSearchParams } from 'react-router';
import { Button } from '../../../../ui/buttons/button.tsx';
import { type DeskList, wantMoreRows } from '../position/wanted-rows.ts';

type Props = { list: Pick<DeskList<never>, 'name'>; shown: number };

export function MoreRows({ list, shown }: Props) {
  const [params] = useSearchParams();
  const { revalidate } = useRevalidator();
  return (
    <ShowMore
      onMore={() => {
        wantMoreRows(list, params, shown);
        return revalidate();
      }}
    />
  );
}

export function ShowMore({ onMore }: { onMore: () => Promise<void> }) {
  const [isBusy, setBusy] = useState(false);

  async function more() {
    setBusy(true);
    await onMore();
    setBusy(false);
  }

  return (
    <Button variant="quiet" busy={isBusy} onClick={() => void more()} className="mt-2 w-full">
      Show more
    </Button>
  );
}
