import { type FormEvent, useState } from 'react';
import { momentAt, todayInIndia } from '../../../../contracts/india-time.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';

type Props = { open: boolean; onChoose: (at: string) => Promise<void>; onClose: () => void };

export function PublishLater({ open, onChoose, onClose }: Props) {
  const [fault, setFault] = useState<string>();

  function choose(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const [day, time] = [String(fields.get('day')), String(fields.get('time'))];
    if (!day || !time) return setFault('Choose the day and the time.');
    const at = momentAt(day, time);
    if (at <= new Date().toISOString()) return setFault('This time is over.');
    setFault(undefined);
    onClose();
    void onChoose(at);
  }

  return (
    <Dialog open={open} onClose={onClose} title="Publish later">
      <form noValidate onSubmit={choose} className="grid gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField label="Day" name="day" type="date" min={todayInIndia()} error={fault} />
          <TextField label="Time in India" name="time" type="time" defaultValue="08:00" />
        </div>
        <Button type="submit" className="justify-self-end">
          Publish then
        </Button>
      </form>
    </Dialog>
  );
}
