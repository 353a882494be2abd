import type { ComponentProps } from 'react';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';
import { useField } from './use-field.ts';

type Props = ComponentProps<'input'> & FieldTexts & { name: string };

export function TextField(props: Props) {
  const { frame, control } = useField(props);
  return (
    <FieldFrame {...frame}>
      <input dir="auto" {...control} className="field-box" />
    </FieldFrame>
  );
}
