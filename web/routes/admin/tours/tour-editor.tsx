import { useEffect, useState } from 'react';
import type { ManagedTour } from '../../../../contracts/manage-tours.contract.ts';
import { serverMessage } from '../../../lib/failure-text.ts';
import { signedInCall } from '../../../lib/signed-in-call.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { TimedMessage } from '../parts/timed-message.tsx';
import type { Message } from '../parts/use-timed-message.ts';
import { FormSkeleton } from './form-skeleton.tsx';
import { TourFormPage } from './tour-form-page.tsx';
import { loadManagedTour } from './tours-api.ts';

type Props = {
  /** Left out: a tour is created. */
  id: string | undefined;
  /** Where the list is. */
  list: string;
  message: Message | null;
  say: (message: Message | null) => void;
  onSaved: (text: string) => Promise<void>;
};

/** Create mode, or edit mode once the tour is loaded. */
export function TourEditor({ id, ...rest }: Props) {
  const [tour, setTour] = useState<ManagedTour | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [round, setRound] = useState(0);
  const { say } = rest;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round loads again
  useEffect(() => {
    if (id === undefined) return;
    let isCurrent = true;
    setFailed(false);
    signedInCall(() => loadManagedTour(id)).then(
      ({ data }) => isCurrent && setTour(data),
      (error) => {
        if (!isCurrent) return;
        setFailed(true);
        say({ text: 'Failed to load tour data.', tone: 'error', detail: serverMessage(error) });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [id, round, say]);

  if (hasFailed) {
    return (
      <>
        <TimedMessage message={rest.message} />
        <div className="mt-4 flex flex-wrap gap-3">
          <Button onClick={() => setRound((last) => last + 1)}>Try again</Button>
          <ButtonLink to={rest.list} variant="secondary">
            Back to the list
          </ButtonLink>
        </div>
      </>
    );
  }
  if (id !== undefined && !tour) return <FormSkeleton />;
  return <TourFormPage key={tour?._id ?? 'new'} tour={tour} {...rest} />;
}
