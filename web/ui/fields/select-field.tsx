import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';
import { useField } from './use-field.ts';

type Props = ComponentProps<'select'> & FieldTexts & { name: string };

export function SelectField(props: Props) {
  const { frame, control } = useField(props);
  return (
    <FieldFrame {...frame}>
      <span className="relative block">
        <select {...control} className="field-box appearance-none pr-10" />
        <ChevronDown className="pointer-events-none absolute top-3 right-3 size-5 text-ink-soft" />
      </span>
    </FieldFrame>
  );
}
