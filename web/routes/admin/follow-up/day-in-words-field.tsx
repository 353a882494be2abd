import { CalendarDays } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { formatDay, todayInIndia } from '../../../../contracts/india-time.ts';
import { type ShortcutGroup, useShortcut } from '../../../features/shortcuts/shortcuts.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { weekdayAndDay } from '../near-day.ts';
import { dayInWords, MAX_TYPED, NO_DAY } from './day-in-words.ts';

const DAYS = [
  { shortcut: '1', text: 'Tomorrow' },
  { shortcut: '3', text: 'In 3 days' },
  { shortcut: '7', text: 'In a week' },
  { shortcut: 'f', text: 'Friday' },
] as const;

type Props = Pick<Parameters<typeof CommonDays>[0], 'keys'> & {
  label: string;
  name: string;
  day?: string;
  error?: string | undefined;
};

/** Reads a day as typed: "tomorrow", "Friday". Leaving the field writes the date into it. */
export function DayInWordsField({ label, name, day: given, error, keys }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const calendar = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(given ? formatDay(given) : '');
  const day = dayInWords(typed, todayInIndia());
  // Restoring a draft and resetting a form fire no event.
  useEffect(() => {
    const { value = '' } = field.current ?? {};
    if (value !== typed) setTyped(value);
    field.current?.setCustomValidity(day || value.trim() === '' ? '' : NO_DAY);
  });

  function put(chosen: string | undefined) {
    if (!field.current || !chosen || field.current.value === formatDay(chosen)) return;
    field.current.value = formatDay(chosen);
    // Notifies the form and its draft.
    field.current.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }

  return (
    <div>
      <div className="relative">
        <TextField
          ref={field}
          label={label}
          name={name}
          autoComplete="off"
          maxLength={MAX_TYPED}
          defaultValue={given ? formatDay(given) : ''}
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
          // A draft must not keep "tomorrow", which is another day when it is opened later.
          onBlur={() => put(day)}
          hint={error ? undefined : day ? weekdayAndDay(day) : 'Tomorrow, Friday, 4 Dec'}
          error={error}
        />
        <button
          type="button"
          aria-label="Choose from a calendar"
          onClick={() => calendar.current?.showPicker()}
          className="absolute top-8 right-0.5 grid size-11 place-items-center rounded-field text-ink-soft hover:text-ink"
        >
          <CalendarDays className="size-5" />
        </button>
        <input
          ref={calendar}
          aria-hidden="true"
          tabIndex={-1}
          type="date"
          min={todayInIndia()}
          value={day ?? ''}
          onInput={(event) => event.stopPropagation()}
          onChange={({ target }) => put(target.value)}
          className="invisible absolute right-0 bottom-0 size-px"
        />
      </div>
      <span role="status" className="sr-only">
        {day && weekdayAndDay(day)}
      </span>
      <CommonDays onChoose={put} keys={keys} />
    </div>
  );
}

type CommonDaysProps = {
  onChoose: (day: string | undefined) => void;
  keys?: { group: ShortcutGroup; onPress: () => void } | undefined;
};

function CommonDays(props: CommonDaysProps) {
  return (
    <div className="flex flex-wrap gap-x-2">
      {DAYS.map((day) => (
        <CommonDay key={day.shortcut} day={day} {...props} />
      ))}
    </div>
  );
}

function CommonDay({ day, onChoose, keys }: CommonDaysProps & { day: (typeof DAYS)[number] }) {
  const { shortcut, text } = day;
  const choose = () => onChoose(dayInWords(text, todayInIndia()));
  useShortcut(
    shortcut,
    { group: keys?.group ?? 'This enquiry', text: `Next action: ${text}` },
    () => {
      choose();
      keys?.onPress();
    },
    keys !== undefined,
  );
  return (
    <button type="button" onClick={choose} className="min-h-11 text-sm text-link lg:min-h-7">
      {text}
    </button>
  );
}
