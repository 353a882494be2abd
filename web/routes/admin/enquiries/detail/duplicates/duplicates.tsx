import { ChevronDown, Merge } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { Link } from 'react-router';
import { countOf } from '../../../../../../contracts/count-of.ts';
import type { DeskEnquiry } from '../../../../../../contracts/enquiries/desk.contract.ts';
import type { ComparedEnquiry } from '../../../../../../contracts/enquiries/desk-history.contract.ts';
import type { EnquiryFacts } from '../../../../../../contracts/enquiries/fields-of-an-enquiry.ts';
import { ADDED, WISHES, type Wish } from '../../../../../../contracts/enquiries/fields-of-an-enquiry.ts';
import { dayOf, daysBetween, formatMoment } from '../../../../../../contracts/india-time.ts';
import { ActionButton } from '../../../actions/action-button.tsx';
import { onceMeant } from '../../../actions/ask-first.ts';
import { useStaffAction } from '../../../actions/use-staff-action.ts';
import { sendOnceAnHour } from '../../../drafts/send-once-an-hour.ts';
import { IfMay } from '../../../rights/if-may.tsx';
import { staffApi } from '../../../staff-api.ts';
import { SOURCE, STATUS } from '../../desk-texts.ts';
import { useEnquiryAddress } from '../../position/desk-position.ts';
import { useDeskChanges } from '../../use-desk-changes.ts';
import { WISH_TEXTS } from '../facts/wish-texts.ts';

const ROWS: Row[] = [
  ['Name', WISH_TEXTS.name, 'name'],
  ['Phone', WISH_TEXTS.phone, 'phone'],
  ['Email', WISH_TEXTS.email, 'email'],
  ['Tour', WISH_TEXTS.tour, 'tour'],
  ['Travel date', WISH_TEXTS.date, 'date'],
  ['Party', WISH_TEXTS.party, 'party'],
  ...ADDED.map(({ label, name }): Row => [label, WISH_TEXTS[name], name]),
  ['Status', (enquiry) => STATUS[enquiry.status].text],
  ['Source', (enquiry) => SOURCE[enquiry.source]],
  ['Received', (enquiry) => formatMoment(enquiry.createdAt)],
];

type Props = { enquiry: ComparedEnquiry; duplicates: ComparedEnquiry[] };

export function Duplicates({ enquiry, duplicates }: Props) {
  const [first, ...others] = duplicates;
  if (!first) return null;
  const lines = duplicates.map((duplicate) => (
    <Fold
      key={duplicate._id}
      text={`Maybe the same as ${duplicate.reference}, ${apartText(enquiry, duplicate)}: compare`}
    >
      <DuplicateComparison enquiry={enquiry} other={duplicate} />
    </Fold>
  ));
  return (
    <section
      aria-label="Maybe asked twice"
      className="min-w-0 rounded-card border border-marigold bg-sheet px-4"
    >
      {others.length === 0 ? (
        lines
      ) : (
        <Fold text={`Maybe the same as ${countOf(duplicates.length, 'other enquiry', 'other enquiries')}`}>
          {lines}
        </Fold>
      )}
    </section>
  );
}

function Fold({ text, children }: { text: string; children: ReactNode }) {
  return (
    <details>
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-medium">
        <ChevronDown className="size-5 shrink-0 transition-transform [details[open]>summary>&]:rotate-180" />
        <span className="min-w-0">{text}</span>
      </summary>
      <div className="pb-4 @2xl:pl-7">{children}</div>
    </details>
  );
}

function apartText(enquiry: DeskEnquiry, other: DeskEnquiry): string {
  const days = daysBetween(dayOf(other.createdAt), dayOf(enquiry.createdAt));
  if (days === 0) return 'the same day';
  return `${countOf(Math.abs(days), 'day')} ${days > 0 ? 'before' : 'later'}`;
}

type Row = [label: string, of: (enquiry: ComparedEnquiry) => string, wish?: Wish];

function DuplicateComparison({ enquiry, other }: { enquiry: ComparedEnquiry; other: ComparedEnquiry }) {
  const act = useStaffAction();
  const addressOf = useEnquiryAddress();
  const { offerOf } = useDeskChanges();
  const elder = [enquiry, other].sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1))[0] ?? enquiry;
  const [chosen, setChosen] = useState<Partial<Record<Wish, string>>>({});
  const holds = Object.fromEntries(
    WISHES.map((wish) => [wish, chosen[wish] ?? holderOf(wish, enquiry, other)._id]),
  );

  const merge = () =>
    act({
      call: () =>
        onceMeant((isMeant) => {
          const body = { otherId: other._id, holds, isMeant };
          return sendOnceAnHour(`enquiry-merge:${enquiry._id}`, body, (idempotencyKey) =>
            staffApi.mergeEnquiries({ params: { id: enquiry._id }, body, idempotencyKey }),
          );
        }),
      failed: 'Failed to merge the enquiries',
      done: ({ data }) => ({ text: `Merged into ${data.reference}.`, ...offerOf(data.undoId) }),
      // A user who has left in the meantime can undo it there.
      leadsTo: ({ data }) => (data._id === enquiry._id ? undefined : addressOf(data._id)),
    });

  return (
    <div className="grid gap-3">
      <table className="w-full table-fixed border-collapse text-left text-[0.9375rem]">
        <thead>
          <tr className="border-b border-edge align-bottom">
            <td className="w-[28%] py-2" />
            <th scope="col" className="py-2 pr-3 font-semibold">
              This one
            </th>
            <th scope="col" className="py-2 font-semibold">
              <Link to={addressOf(other._id)} className="text-link">
                {other.reference}
              </Link>
            </th>
          </tr>
        </thead>
        <tbody>
          {ROWS.map(([label, of, wish]) => (
            <ComparedRow
              key={label}
              label={label}
              values={[of(enquiry), of(other)]}
              choice={
                wish && {
                  name: `${other._id}-${wish}`,
                  isSecond: holds[wish] === other._id,
                  choose: (isSecond) => setChosen({ ...chosen, [wish]: isSecond ? other._id : enquiry._id }),
                }
              }
            />
          ))}
        </tbody>
      </table>
      <IfMay right="work-on-enquiries">
        <ActionButton variant="secondary" icon={Merge} onPress={merge} className="justify-self-start">
          Merge into {elder.reference}
        </ActionButton>
      </IfMay>
      <p className="text-sm text-ink-soft">
        The older one keeps its reference and shows the history of both. Where they differ, what is marked
        holds. You can undo this.
      </p>
    </div>
  );
}

type Choice = { name: string; isSecond: boolean; choose: (isSecond: boolean) => void };

type RowProps = { label: string; values: [string, string]; choice: Choice | undefined };

function ComparedRow({ label, values, choice }: RowProps) {
  const [one, two] = values;
  const isSame = one === two;
  const isAsked = choice && !isSame && one !== '' && two !== '';
  return (
    <tr className={`border-b border-mist ${isSame ? 'text-ink-soft' : ''}`}>
      <th scope="row" className="py-1.5 pr-2 font-normal">
        {label}
        {!isSame && <span className="sr-only"> (differs)</span>}
      </th>
      {values.map((value, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: there are always these two, in this order
        <td key={place} className={`py-1.5 pr-3 wrap-anywhere ${isSame ? '' : 'font-semibold'}`}>
          {isAsked ? (
            <label className="-my-1.5 flex min-h-11 items-center gap-2">
              <input
                type="radio"
                name={choice.name}
                checked={choice.isSecond === (place === 1)}
                onChange={() => choice.choose(place === 1)}
                className="size-5 shrink-0 accent-action"
              />
              {value}
            </label>
          ) : (
            value || '–'
          )}
        </td>
      ))}
    </tr>
  );
}

type Compared = EnquiryFacts & Pick<ComparedEnquiry, 'firstWish' | 'createdAt'>;

/** Prefers the enquiry whose value staff corrected, if only one was; else the newer. */
export function holderOf<One extends Compared>(wish: Wish, one: One, other: One): One {
  const isCorrected = isCorrectedIn(wish, one);
  if (isCorrected !== isCorrectedIn(wish, other)) return isCorrected ? one : other;
  return one.createdAt < other.createdAt ? other : one;
}

function isCorrectedIn(wish: Wish, enquiry: Compared): boolean {
  const textOf = WISH_TEXTS[wish];
  return enquiry.firstWish !== null && textOf(enquiry.firstWish) !== textOf(enquiry);
}
