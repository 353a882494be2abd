import { get } from 'react-hook-form';
import { useTourFields } from '../tour-form-context.ts';

export function useFieldFault(): (path: string) => string | undefined {
  const { errors } = useTourFields().formState;
  return (path) => {
    const fault: unknown = get(errors, `${path}.message`);
    return typeof fault === 'string' ? fault : undefined;
  };
}
