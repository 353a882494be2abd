import { useTypedForm } from '../../records/typed-form.ts';
import type { TourForm } from './tour-form-values.ts';

export const useTourFields = () => useTypedForm<TourForm>();
