import { todayInIndia } from '../../../../contracts/india-time.ts';
import { type ShortcutGroup, useShortcut } from '../../../features/shortcuts/shortcuts.ts';
import { dayInWords } from './day-in-words.ts';

const DAYS = [
  { shortcut: '1', text: 'Tomorrow' },
  { shortcut: '3', text: 'In 3 days' },
  { shortcut: '7', text: 'In a week' },
  { shortcut: 'f', text: 'Friday' },
] as const;

type Props = {
  onChoose: (day: string | undefined) => void;
  keys?: { group: ShortcutGroup; onPress: () => void } | undefined;
};

export function CommonDays(props: Props) {
  return (
    <div className="flex flex-wrap gap-x-2">
      {DAYS.map((day) => (
        <CommonDay key={day.shortcut} day={day} {...props} />
      ))}
    </div>
  );
}

function CommonDay({ day, onChoose, keys }: Props & { day: (typeof DAYS)[number] }) {
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
