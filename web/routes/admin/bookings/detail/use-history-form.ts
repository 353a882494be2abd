import { type FormEvent, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { failureText, fieldFaults } from '../../../../lib/failure-text.ts';
import { useFaults } from '../../../../lib/use-faults.ts';
import { showToast } from '../../parts/show-toast.ts';

/** A form that adds to an enquiry's history: faults stand beside their fields, success empties it and shows the new line. */
export function useHistoryForm(send: (values: Record<string, string>) => Promise<unknown>, done: string) {
  const form = useRef<HTMLFormElement>(null);
  const { faults, showFaults, clearFault } = useFaults(form);
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy || !form.current) return;
    const values = Object.fromEntries(
      [...new FormData(form.current)].map(([name, value]) => [name, String(value)]),
    );
    setBusy(true);
    try {
      await send(values);
      form.current?.reset();
      showToast({ text: done });
      await revalidate();
    } catch (error) {
      const found = fieldFaults(error);
      showFaults(found);
      if (Object.keys(found).length === 0) showToast({ text: failureText(error), tone: 'error' });
    }
    setBusy(false);
  }

  return {
    faults,
    isBusy,
    formProps: {
      ref: form,
      noValidate: true,
      onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event),
      onInput: clearFault,
    },
  };
}
