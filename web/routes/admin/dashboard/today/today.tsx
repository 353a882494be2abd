import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { href } from 'react-router';
import type { DeskEnquiry } from '../../../../../contracts/enquiries/desk.contract.ts';
import { daysBetween, formatDay, writer } from '../../../../../contracts/india-time.ts';
import type { Today as TodayAnswer } from '../../../../../contracts/today.contract.ts';
import type { Whose } from '../../../../../contracts/today-terms.ts';
import { useRefresh } from '../../actions/use-reload.ts';
import { IfMay } from '../../rights/if-may.tsx';
import { TaskList } from './task-list.tsx';
import { DueMessageTask, EnquiryTask, MailTask, MessageTask, type When, whenDue } from './tasks.tsx';
import { rememberWhose } from './whose-work.ts';

const writeDay = writer('en-IN', { weekday: 'long', day: 'numeric', month: 'long' });

export function Today({ today }: { today: TodayAnswer }) {
  const { day, whose, due, unanswered, silent, travelling, failedMails } = today;
  const { dueMessages, unansweredMessages, overduePayments, refunds } = today;
  const isMine = whose === 'mine';
  const mineOnly = isMine ? '&owner=me' : '';
  return (
    <section aria-labelledby="today" className="min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id="today" className="text-xl">
          Today{' '}
          <span className="ml-2 font-sans text-base font-normal text-ink-soft max-sm:sr-only">
            {writeDay(day)}
          </span>
        </h2>
        <WhoseSwitch whose={whose} />
      </div>
      <div className="mt-2 grid min-w-0 items-start gap-4 xl:grid-cols-2">
        <div className="grid min-w-0 gap-4">
          <TaskList
            title="Late and due today"
            to={`${href('/admin/bookings')}?needs=${isMine ? 'my-due' : 'due'}&sort=next-action`}
            count={due.count}
            none={isMine ? 'Nothing of yours is late or due.' : 'Nothing is late or due.'}
          >
            {due.first.map((enquiry) => (
              <EnquiryTask key={enquiry._id} enquiry={enquiry} when={whenDue(enquiry, day)} isDue />
            ))}
          </TaskList>
          {overduePayments.count > 0 && (
            <TaskList
              title="Payments overdue"
              to={`${href('/admin/bookings')}?needs=payment-overdue&sort=travel${mineOnly}`}
              count={overduePayments.count}
              none=""
            >
              {overduePayments.first.map((enquiry) => (
                <EnquiryTask key={enquiry._id} enquiry={enquiry} when={{ text: 'Not paid', isLate: true }} />
              ))}
            </TaskList>
          )}
          {refunds.count > 0 && (
            <TaskList
              title="To be paid back"
              to={`${href('/admin/bookings')}?needs=to-pay-back&sort=oldest${mineOnly}`}
              count={refunds.count}
              none=""
            >
              {refunds.first.map((enquiry) => (
                <EnquiryTask key={enquiry._id} enquiry={enquiry} />
              ))}
            </TaskList>
          )}
          <TaskList
            title="New, not answered"
            to={`${href('/admin/bookings')}?needs=unanswered&sort=oldest`}
            count={unanswered.count}
            none="Every enquiry has an answer."
          >
            {unanswered.first.map((enquiry) => (
              <EnquiryTask key={enquiry._id} enquiry={enquiry} isNew />
            ))}
          </TaskList>
          <TaskList
            title="Silent for 3 days"
            to={`${href('/admin/bookings')}?needs=silent-3&sort=oldest${mineOnly}`}
            count={silent.count}
            none={isMine ? 'Nobody keeps you waiting.' : 'Nobody keeps us waiting.'}
          >
            {silent.first.map((enquiry) => (
              <EnquiryTask key={enquiry._id} enquiry={enquiry} />
            ))}
          </TaskList>
        </div>
        <div className="grid min-w-0 gap-4">
          <TaskList
            title="Travelling within 7 days"
            to={`${href('/admin/bookings')}?status=confirmed&travelFrom=${day}&travelTo=${travelling.lastDay}&sort=travel${mineOnly}`}
            count={travelling.count}
            none={
              isMine ? 'None of your travellers sets out this week.' : 'Nobody sets out within the next week.'
            }
          >
            {travelling.first.map((enquiry) => (
              <EnquiryTask
                key={enquiry._id}
                enquiry={enquiry}
                when={whenSetsOut(enquiry, day)}
                isTravelling
              />
            ))}
          </TaskList>
          {dueMessages.count > 0 && (
            <TaskList
              title="Messages late and due today"
              to={`${href('/admin/messages')}?needs=${isMine ? 'my-due' : 'due'}`}
              count={dueMessages.count}
              none=""
            >
              {dueMessages.first.map((message) => (
                <DueMessageTask key={message._id} message={message} when={whenDue(message, day)} />
              ))}
            </TaskList>
          )}
          <TaskList
            title="Messages to answer"
            to={`${href('/admin/messages')}?needs=unanswered`}
            count={unansweredMessages.count}
            none="Every message has an answer."
          >
            {unansweredMessages.first.map((message) => (
              <MessageTask key={message._id} message={message} />
            ))}
          </TaskList>
          <IfMay right="see-mail">
            <TaskList
              title="Mails that failed"
              to={`${href('/admin/mail')}?state=failed`}
              count={failedMails.count}
              none="No mail has failed."
            >
              {failedMails.first.map((mail) => (
                <MailTask key={mail._id} mail={mail} />
              ))}
            </TaskList>
          </IfMay>
        </div>
      </div>
      {isAllDone(today) && (
        <p className="mt-4 flex items-center gap-3 text-ink-soft">
          <CircleCheck className="size-5 shrink-0 text-success" />
          All done for today.
        </p>
      )}
    </section>
  );
}

function isAllDone(today: TodayAnswer): boolean {
  const { due, unanswered, failedMails, dueMessages, unansweredMessages, overduePayments, refunds } = today;
  const lists = [due, unanswered, failedMails, dueMessages, unansweredMessages, overduePayments, refunds];
  return lists.every(({ count }) => count === 0);
}

function whenSetsOut({ bookAt }: DeskEnquiry, today: string): When {
  const days = daysBetween(today, bookAt);
  return { text: days === 0 ? 'Today' : days === 1 ? 'Tomorrow' : formatDay(bookAt) };
}

function WhoseSwitch({ whose }: { whose: Whose }) {
  const refresh = useRefresh();
  /** Not a transition, which would hold back the router's own updates. */
  const [awaited, setAwaited] = useState<Whose | null>(null);
  const chosen = awaited ?? whose;

  async function choose(next: Whose) {
    setAwaited(next);
    rememberWhose(next);
    await refresh();
    setAwaited((last) => (last === next ? null : last));
  }

  return (
    <fieldset className="flex gap-1 rounded-full border border-mist bg-sheet p-1">
      <legend className="sr-only">Whose work is shown</legend>
      {(['mine', 'everyone'] as const).map((one) => (
        <button
          key={one}
          type="button"
          onClick={() => void choose(one)}
          aria-pressed={one === chosen}
          aria-busy={one === awaited || undefined}
          className={`min-h-11 rounded-full px-4 font-medium sm:min-h-9 ${one === chosen ? 'bg-action text-on-action' : 'hover:bg-mist'}`}
        >
          {one === 'mine' ? 'Mine' : 'Everyone’s'}
        </button>
      ))}
    </fieldset>
  );
}
