import type { ComponentProps } from 'react';
import { toLatinDigits } from '../../../contracts/fields/digits.ts';
import { TextField } from './text-field.tsx';

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'inputMode' | 'ref'>;

/** Accepts digits of any script; `type="number"` accepts only those of the browser's language. */
export function NumberField(props: Props) {
  return <TextField {...props} type="number" inputMode="numeric" ref={takeAnyDigits} />;
}

function takeAnyDigits(input: HTMLInputElement | null) {
  if (!input) return;
  const translate = (event: InputEvent) => {
    const latin = toLatinDigits(event.data ?? '');
    if (event.data === null || latin === event.data) return;
    event.preventDefault();
    // The only way to insert text so that undo works and events fire.
    document.execCommand('insertText', false, latin);
  };
  input.addEventListener('beforeinput', translate);
  return () => input.removeEventListener('beforeinput', translate);
}
