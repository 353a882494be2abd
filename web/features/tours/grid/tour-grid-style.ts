/**
 * Four cards a row from 992 px, three from 768, two from 576, one below: see reading 2 of docs/specification-readings.md.
 * Counted in letters, so that large ones get fewer and wider cards.
 */
export const TOUR_GRID =
  'grid grid-cols-1 gap-x-6 gap-y-8 min-[36rem]:gap-y-11 min-[36rem]:grid-cols-2 min-[48rem]:grid-cols-3 min-[62rem]:grid-cols-4';

/**
 * The same for a few tours that were chosen, with a last row in the middle: it is not one that goes on. Below 576 px they
 * are a strip to leaf through, with the next card half in sight.
 */
export const TOUR_ROWS =
  'tour-strip min-[36rem]:flex-wrap min-[36rem]:justify-center min-[36rem]:gap-x-6 gap-y-11 min-[36rem]:*:w-[calc((100%-1.5rem)/2)] min-[48rem]:*:w-[calc((100%-3rem)/3)] min-[62rem]:*:w-[calc((100%-4.5rem)/4)]';

/** How wide a card's picture is in it; on phones a little less than that, as with `WINDOW_WIDE`. */
export const TOUR_CARD_SIZES =
  '(min-width: 1240px) 282px, (min-width: 992px) 22vw, (min-width: 768px) 30vw, (min-width: 576px) 45vw, calc(100vw - 3rem)';
