import type { ComponentProps } from 'react';
import { toLatinDigits } from '../../../contracts/fields/digits.ts';
import { TextField } from './text-field.tsx';

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'inputMode' | 'ref'>;

/** A field for a whole number. The digits of any script can be typed: a browser by itself takes its own language's alone. */
export function NumberField(props: Props) {
  return <TextField {...props} type="number" inputMode="numeric" ref={takeAnyDigits} />;
}

function takeAnyDigits(input: HTMLInputElement | null) {
  if (!input) return;
  const translate = (event: InputEvent) => {
    const latin = toLatinDigits(event.data ?? '');
    if (event.data === null || latin === event.data) return;
    event.preventDefault();
    // The one way to type into a field so that it can be undone, and the page hears of it.
    document.execCommand('insertText', false, latin);
  };
  input.addEventListener('beforeinput', translate);
  return () => input.removeEventListener('beforeinput', translate);
}
