import { NOT_DECIDED } from '../../../contracts/enquiries/travel-days.ts';
import { travelMonths } from '../../../contracts/enquiries/travel-months.ts';
import { todayInIndia } from '../../../contracts/india-time.ts';

export function MonthChoices({ id }: { id: string }) {
  return (
    <datalist id={id}>
      {[NOT_DECIDED, ...travelMonths(todayInIndia())].map((words) => (
        <option key={words} value={words} />
      ))}
    </datalist>
  );
}
