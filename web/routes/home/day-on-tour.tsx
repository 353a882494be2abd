const HOURS = [
  { time: '7.30', what: 'The car leaves Gangtok, 1,650 m. The permits were filed last evening.' },
  {
    time: '9.30',
    what: 'Tsomgo lake, 3,753 m. Walk slowly: the air holds a third less oxygen than at the coast.',
  },
  {
    time: '11.00',
    what: 'On to Nathula, 4,310 m, sixteen kilometres up the bends, for forty minutes at the pass.',
  },
  { time: '13.30', what: 'Hot momos and tea by the lake, while the driver lets the brakes cool.' },
  { time: '17.00', what: 'Gangtok again. The evening on MG Marg is yours; dinner is at eight.' },
] as const;

/**
 * The place of the film. Until it is shot a still stands here with the day that it will show, and nothing to press
 * that would not play.
 */
export function DayOnTour() {
  return (
    <section aria-labelledby="day-on-tour" className="mt-20 bg-night text-on-night sm:mt-28">
      <div className="measure grid items-center gap-x-14 gap-y-10 py-14 sm:py-20 lg:grid-cols-[1.35fr_1fr]">
        <figure className="max-lg:-mx-5 sm:max-lg:mx-0">
          <img
            src="/media/destinations/sikkim-2.svg"
            alt="Yaks on the shore of Tsomgo lake below snow peaks"
            width="1200"
            height="800"
            loading="lazy"
            decoding="async"
            style={{ backgroundColor: '#5f7f97' }}
            className="aspect-video h-auto w-full object-cover sm:rounded-card"
          />
          <figcaption className="mt-3 text-sm text-on-night-soft max-sm:px-5">
            Tsomgo at noon. The film of this day is still to be shot; here is how it goes.
          </figcaption>
        </figure>
        <div>
          <h2 id="day-on-tour" className="text-title">
            What a day on tour is like
          </h2>
          <ol className="mt-7 border-l border-night-line">
            {HOURS.map(({ time, what }) => (
              <li key={time} className="relative grid grid-cols-[3.25rem_1fr] gap-x-2 pb-5 pl-6 last:pb-0">
                <span
                  aria-hidden="true"
                  className="absolute top-[0.5rem] -left-[0.3125rem] size-2.5 rounded-full bg-marigold"
                />
                <time className="font-semibold tabular-nums">{time}</time>
                <span className="text-on-night-soft">{what}</span>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
