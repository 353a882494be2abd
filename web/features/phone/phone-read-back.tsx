import { useRef } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { useReadBack } from './use-read-back.ts';

export function PhoneReadBack() {
  const place = useRef<HTMLParagraphElement>(null);
  const { sentence, phone } = useReadBack(place, 'change');
  return (
    <p
      ref={place}
      role="status"
      className={classNames('text-sm', phone ? 'text-ink-soft' : 'font-medium text-rhododendron')}
    >
      {sentence}
    </p>
  );
}
