import { formatPaise } from '../../../../contracts/money/format-paise.ts';
import { classNames } from '../../../ui/class-names.ts';
import type { MoneyHeadline as Headline } from './due-of-trip.ts';

const COLOURS = { plain: 'text-pine', overdue: 'text-rhododendron', done: 'text-success' };

export function MoneyHeadline({ headline: { name, paise, note, tone } }: { headline: Headline }) {
  return (
    <div
      className={classNames(
        'border-l-4 pl-4',
        tone === 'overdue' ? 'border-rhododendron' : 'border-marigold',
      )}
    >
      <p className={classNames('font-semibold', tone === 'overdue' ? 'text-rhododendron' : 'text-ink-soft')}>
        {name}
      </p>
      <p className={classNames('text-title font-semibold tabular-nums', COLOURS[tone])}>
        {formatPaise(paise)}
      </p>
      {note && <p className="text-ink-soft">{note}</p>}
    </div>
  );
}
