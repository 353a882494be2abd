/** Four cards a row from 992 px, three from 768, two from 576, one below: see decision 2. */
export const TOUR_GRID =
  'grid grid-cols-1 gap-x-6 gap-y-11 min-[576px]:grid-cols-2 min-[768px]:grid-cols-3 min-[992px]:grid-cols-4';
