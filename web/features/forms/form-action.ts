import { createHash } from 'node:crypto';
import { type ActionFunctionArgs, data, redirect } from 'react-router';
import type { FormTraces } from '../../../contracts/fields/form-traces.ts';
import { ApiError } from '../../api/api-error.ts';
import { type FormApi, formApiContext } from '../../api/page-api.ts';
import { pageRequestContext } from '../../api/page-request-context.ts';
import type { Faults } from '../../ui/fields/use-faults.ts';
import { reportFault } from '../failures/failed-call.ts';
import { failureAlert } from '../failures/failure-alert.ts';
import { fieldFaults } from '../failures/failure-text.ts';
import { HONEYPOT } from '../form-traces/honeypot.tsx';
import { tracesIn } from '../form-traces/traces-in.ts';
import type { FormAnswer, FormMessage } from './form-answer.ts';

type FormOutcome = { to: string; cookie?: string } | { said?: FormMessage; faults?: Faults; values?: Shown };

type SentForm = {
  api: FormApi;
  values: Record<string, string>;
  params: Record<string, string | undefined>;
  url: URL;
  call: { formTraces: FormTraces; idempotencyKey: string };
};

type Options = {
  work: (sent: SentForm) => Promise<FormOutcome>;
  failed?: (error: unknown, sent: SentForm) => FormMessage;
  faultsOf?: (error: unknown) => Faults;
};

/** Without script there is no key: the same content in another hour counts as new. */
const HOUR_MS = 3_600_000;
/** A limit, because posted fields are echoed. */
const MAX_FIELDS = 40;
/** Must not be echoed. */
const NOT_ECHOED = ['password', 'code', 'key', 'form', 'consentVersion', HONEYPOT];

type FormAction = (posted: URLSearchParams, args: ActionFunctionArgs) => Promise<unknown>;

export function actionOf(forms: Record<string, FormAction>) {
  return async (args: ActionFunctionArgs) => {
    const posted = new URLSearchParams(await args.request.text());
    const name = posted.get('form') ?? '';
    const form = Object.hasOwn(forms, name) && posted.size <= MAX_FIELDS && forms[name];
    if (!form) throw data('This page has no such form.', { status: 400 });
    return form(posted, args);
  };
}

/** The script's work, done by the server for a form that the browser sent. The response echoes values and faults. */
export function formAction(
  form: string,
  { work, failed = plainly, faultsOf = fieldFaults }: Options,
): FormAction {
  return async (posted, { request, params, context }) => {
    const values = Object.fromEntries(posted);
    const url = new URL(request.url);
    const content = [form, url.pathname, [...posted], Math.floor(Date.now() / HOUR_MS)];
    const idempotencyKey = values.key || createHash('sha256').update(JSON.stringify(content)).digest('hex');
    const call = { formTraces: tracesIn(values), idempotencyKey };
    const sent = { api: context.get(formApiContext), values, params, url, call };
    const answer = (status: number, said: FormMessage | null, faults: Faults = {}, shown: Shown = values) =>
      data<FormAnswer>({ form, values: shareable(shown), faults, said }, { status });
    try {
      const outcome = await work(sent);
      if ('to' in outcome) {
        const headers: HeadersInit = outcome.cookie ? { 'set-cookie': outcome.cookie } : {};
        return redirect(outcome.to, { status: 303, headers });
      }
      const { said = null, faults, values: shown } = outcome;
      return answer(faults ? 400 : 200, said, faults, shown);
    } catch (error) {
      // On a bug too, keep what was typed.
      reportFault(error, context.get(pageRequestContext).reportError);
      const status = error instanceof ApiError ? error.status : 500;
      return answer(status, withWords(failed(error, sent)), faultsOf(error));
    }
  };
}

function withWords({ words, detail, ...said }: FormMessage): FormMessage {
  return { ...said, detail: [detail, words].filter(Boolean).join(' ') };
}

function plainly(error: unknown): FormMessage {
  return { ...failureAlert(error), tone: 'error' };
}

type Shown = Record<string, string | undefined>;

function shareable(values: Shown): Record<string, string> {
  const isShown = ([name, value]: [string, unknown]) => value !== undefined && !NOT_ECHOED.includes(name);
  return Object.fromEntries(Object.entries(values).filter(isShown)) as Record<string, string>;
}
