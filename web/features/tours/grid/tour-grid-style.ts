/** Columns: reading 2 of docs/specification-readings.md. In `rem`: larger text gets fewer columns. */
export const TOUR_GRID =
  'tour-rows grid grid-cols-1 gap-x-6 gap-y-7 min-[36rem]:gap-y-11 min-[36rem]:grid-cols-2 min-[48rem]:grid-cols-3 min-[62rem]:grid-cols-4';

export const TOUR_ROWS =
  'tour-strip min-[36rem]:flex-wrap min-[36rem]:justify-center min-[36rem]:gap-x-6 gap-y-11 min-[36rem]:*:w-[calc((100%-1.5rem)/2)] min-[48rem]:*:w-[calc((100%-3rem)/3)] min-[62rem]:*:w-[calc((100%-4.5rem)/4)]';

const WIDER =
  '(min-width: 1240px) 282px, (min-width: 992px) 22vw, (min-width: 768px) 30vw, (min-width: 576px) 45vw';

/** In rows the picture is cut upright, which takes a file wider than its box. */
export const CARD_SIZES = { rows: `${WIDER}, 62vw`, strip: `${WIDER}, min(82vw, 20rem)` };
