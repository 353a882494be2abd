import { FieldRows, type RowsOf } from '../../../records/field-rows.tsx';
import type { TourForm } from '../tour-form-values.ts';

export const RowList = FieldRows as RowsOf<TourForm>;
