import { useEffect, useState } from 'react';
import { countOf } from '../../../../contracts/count-of.ts';
import { todayInIndia } from '../../../../contracts/india-time.ts';
import type { IssueDetail } from '../../../../contracts/newsletter/issues.contract.ts';
import { formAsBody } from '../../../api/form-as-body.ts';
import { sendOnce } from '../../../features/drafts/send-once.ts';
import { useFormDraft } from '../../../features/drafts/use-form-draft.ts';
import { fieldFaults } from '../../../features/failures/failure-text.ts';
import { quietly } from '../../../features/session/quietly.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { ConfirmDialog } from '../actions/confirm-dialog.tsx';
import { useStaffAction } from '../actions/use-staff-action.ts';
import { staffApi } from '../staff-api.ts';

/** Milliseconds between two counts: readers come and go during writing. */
const COUNT_EVERY = 15_000;

type Props = {
  issue: IssueDetail;
  destination: string;
  /** Saves the form before sending; undefined if that failed. */
  save: () => Promise<IssueDetail | undefined>;
};

const LATER = 'later';
const TIMES = [
  { value: 'now', text: 'Now' },
  { value: LATER, text: 'At a time' },
];

/** Times are in India's time zone. */
export function SendPanel({ issue, destination, save }: Props) {
  const act = useStaffAction();
  const { form, restored, save: keep, clear } = useFormDraft(`issue-send:${issue._id}`);
  const recipients = useRecipients(destination);
  const [isLater, setLater] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const [faults, setFaults] = useState<Record<string, string>>({});

  useEffect(() => {
    if (restored?.when === LATER) setLater(true);
  }, [restored]);

  async function send() {
    const fields = new FormData(form.current ?? undefined);
    const when = isLater ? { day: fields.get('day'), time: fields.get('time') } : {};
    setFaults({});
    const saved = await save();
    if (!saved) return;
    const body = { version: saved.version, ...formAsBody<{ day?: string; time?: string }>(when) };
    await act({
      async call() {
        try {
          await sendOnce(`issue-send:${issue._id}`, body, (idempotencyKey) =>
            staffApi.sendIssue({ params: { id: issue._id }, body, idempotencyKey }),
          );
          clear();
        } catch (error) {
          setFaults(fieldFaults(error));
          throw error;
        }
      },
      failed: 'The issue was not sent',
      done: isLater ? 'The issue is scheduled.' : 'The issue is being sent.',
    });
  }

  return (
    <form
      ref={form}
      noValidate
      aria-label="Send the issue"
      onInput={keep}
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
      }}
      className="grid grid-cols-1 gap-4 rounded-card border border-mist bg-sheet p-5"
    >
      <h2 className="text-heading">Send it</h2>
      <p role="status">
        {recipients === undefined && 'Counting the readers…'}
        {recipients === 'failed' &&
          'How many readers would get it could not be found out. It is tried again every 15 seconds.'}
        {typeof recipients === 'number' && `${countOf(recipients, 'reader')} would get it now.`}
      </p>
      <fieldset className="flex flex-wrap gap-x-6">
        <legend className="sr-only">When</legend>
        {TIMES.map(({ value, text }) => (
          <label key={text} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="radio"
              name="when"
              value={value}
              checked={isLater === (value === LATER)}
              onChange={() => setLater(value === LATER)}
              className="size-4.5 shrink-0 accent-pine"
            />
            {text}
          </label>
        ))}
      </fieldset>
      {isLater && (
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label="Day"
            name="day"
            type="date"
            min={todayInIndia()}
            defaultValue={restored?.day}
            error={faults.day}
          />
          <TextField
            label="Time in India"
            name="time"
            type="time"
            defaultValue={restored?.time}
            error={faults.time}
          />
        </div>
      )}
      {[faults.body, faults.destination].map(
        (fault) =>
          fault && (
            <p key={fault} className="text-rhododendron wrap-anywhere">
              {fault}
            </p>
          ),
      )}
      <Button type="submit" className="justify-self-start">
        {isLater ? 'Schedule…' : 'Send…'}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={isLater ? 'Schedule this issue?' : 'Send this issue?'}
        confirm={isLater ? 'Schedule' : 'Send'}
        cancel="Not yet"
        onConfirm={send}
        onClose={() => setAsked(false)}
      >
        <p>
          It goes to {typeof recipients === 'number' ? countOf(recipients, 'reader') : 'its readers'}.{' '}
          {isLater ? 'Until its time you can call it off.' : 'You can pause it while it is being sent.'}
        </p>
      </ConfirmDialog>
    </form>
  );
}

function useRecipients(destination: string): number | 'failed' | undefined {
  const [counted, setCounted] = useState<{ destination: string; recipients: number | 'failed' }>();
  useEffect(() => {
    let isGone = false;
    async function count() {
      const query = new URLSearchParams(destination === '' ? {} : { destination });
      const found = await quietly(() => staffApi.countRecipients({ query })).then(
        ({ data }) => data.recipients,
        () => 'failed' as const,
      );
      if (isGone) return;
      setCounted((last) =>
        found === 'failed' && last?.destination === destination ? last : { destination, recipients: found },
      );
    }
    void count();
    const timer = setInterval(() => void count(), COUNT_EVERY);
    return () => {
      isGone = true;
      clearInterval(timer);
    };
  }, [destination]);
  return counted?.destination === destination ? counted.recipients : undefined;
}
