import { BedDouble, Car } from 'lucide-react';
import { dayAfter } from '../../../contracts/india-time.ts';
import type { SentQuote } from '../../../contracts/quotes/quotes.contract.ts';
import { weekdayText } from './weekday-text.ts';

export function QuotedDays({ days, travelDay }: Pick<SentQuote, 'days' | 'travelDay'>) {
  if (days.length === 0) return null;
  const [first] = days;
  const isOneVehicle = days.length > 1 && days.every(({ vehicle }) => vehicle === first?.vehicle);
  return (
    <section aria-labelledby="days">
      <h2 id="days" className="text-heading">
        Day by day
      </h2>
      {isOneVehicle && first?.vehicle && (
        <ul className="mt-2 text-[0.9375rem] leading-snug">
          <DayThing icon={Car} name="Vehicle on all days" text={first.vehicle} />
        </ul>
      )}
      <ol className="mt-5 print:mt-2">
        {days.map(({ title, stay, vehicle }, at) => {
          const date = dayAfter(travelDay, at);
          return (
            <li
              key={date}
              className="relative flex gap-4 pb-6 last:pb-0 sm:gap-5 print:break-inside-avoid print:gap-3 print:pb-2"
            >
              <span
                aria-hidden="true"
                className="absolute top-12 bottom-1 left-[1.375rem] border-l border-dashed border-edge [:last-child>&]:hidden print:hidden"
              />
              <span
                aria-hidden="true"
                className="grid size-11 shrink-0 place-items-center rounded-full border border-edge bg-paper font-display text-lg font-semibold text-pine print:size-7 print:text-base"
              >
                {at + 1}
              </span>
              <div className="min-w-0">
                <p className="text-sm text-ink-soft">
                  <span className="sr-only">Day {at + 1}: </span>
                  <time dateTime={date}>{weekdayText(date)}</time>
                </p>
                <h3 className="text-lg wrap-anywhere print:text-base">{title}</h3>
                {(stay || (vehicle && !isOneVehicle)) && (
                  <ul className="mt-1 flex flex-wrap gap-x-5 gap-y-1 text-[0.9375rem] leading-snug">
                    {stay && <DayThing icon={BedDouble} name="Night" text={stay} />}
                    {vehicle && !isOneVehicle && <DayThing icon={Car} name="Vehicle" text={vehicle} />}
                  </ul>
                )}
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

type DayThingProps = { icon: typeof BedDouble; name: string; text: string };

function DayThing({ icon: Icon, name, text }: DayThingProps) {
  return (
    <li className="flex min-w-0 items-start gap-1.5">
      <Icon className="mt-0.5 size-4 shrink-0 text-teesta" />
      <span className="min-w-0 wrap-anywhere">
        <span className="sr-only">{name}: </span>
        {text}
      </span>
    </li>
  );
}
