import { useEffect, useRef } from 'react';

/** For a field that shows a part of the address: Back and forward change that under it. What is typed on meanwhile stays. */
export function useFieldOfAddress(value: string) {
  const field = useRef<HTMLInputElement>(null);
  const before = useRef(value);
  useEffect(() => {
    if (field.current?.value === before.current) field.current.value = value;
    before.current = value;
  }, [value]);
  return field;
}
