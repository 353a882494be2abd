import { afterEach, expect, test, vi } from 'vitest';
import { NoAnswer } from '../../../api/api-error.ts';
import type { Uploader } from '../../../features/uploads/send-file.ts';
import { chosenFiles } from './chosen-files.ts';
import { createUploads } from './uploads-of-form.ts';
import { createSaveAfterUploads } from './use-uploads.ts';

const FORM = 'a reply';

/** Files whose answers come when the test says so. */
function started() {
  const answers: PromiseWithResolvers<string>[] = [];
  const uploader: Uploader<string> = {
    faultOf: ({ name }) => (name.endsWith('.pdf') ? undefined : 'Not taken.'),
    shrinking: {
      longest: 1,
      maxBytes: 1,
      isNeeded: ({ name }) => name.startsWith('large'),
      faultOf: () => undefined,
    },
    post() {
      const answer = Promise.withResolvers<string>();
      answers.push(answer);
      return answer.promise;
    },
    failed: 'Failed',
    lastStage: 'Storing…',
  };
  const onDone = vi.fn();
  const onUnwanted = vi.fn();
  const uploads = createUploads({ form: FORM, uploader, onDone, onUnwanted });
  const wait = createSaveAfterUploads(uploads);
  const save = vi.fn();
  wait.is({ save });
  uploads.start();
  const add = (...names: string[]) => uploads.add(names.map((name) => new File(['x'], name)));
  return { answers, onDone, onUnwanted, uploads, wait, save, add };
}

vi.stubGlobal(
  'XMLHttpRequest',
  class {
    abort() {}
  },
);
/** A browser that makes nothing smaller. */
vi.stubGlobal(
  'Worker',
  class {
    onerror?: () => void;
    postMessage() {
      this.onerror?.();
    }
    terminate() {}
  },
);
afterEach(() => chosenFiles.forget(FORM));

test('it is saved once the last file is up, which goes along', async () => {
  const { answers, onDone, wait, save, add } = started();
  add('a.pdf', 'b.pdf', 'c.pdf');
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  wait.saveOnceUp();
  answers[0]?.resolve('a');
  await vi.waitFor(() => expect(answers).toHaveLength(3));
  answers[1]?.resolve('b');
  answers[2]?.resolve('c');
  await vi.waitFor(() => expect(save).toHaveBeenCalledTimes(1));
  expect(onDone).toHaveBeenCalledTimes(3);
  expect(wait.getSnapshot().isWaiting).toBe(false);
});

test('the last file that it waits for is taken out: nothing is saved unasked', async () => {
  const { answers, onUnwanted, uploads, wait, save, add } = started();
  add('a.pdf');
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  wait.saveOnceUp();
  wait.remove(uploads.getSnapshot()[0]?.key ?? 0);
  expect(wait.getSnapshot()).toMatchObject({ isWaiting: false, takenOut: 'a.pdf' });
  // The server had it by then.
  answers[0]?.resolve('a');
  await vi.waitFor(() => expect(onUnwanted).toHaveBeenCalledWith('a'));
  expect(save).not.toHaveBeenCalled();
});

test('it waits where a file cannot be taken, and says that once', () => {
  const { wait, save, add } = started();
  const onStuck = vi.fn();
  wait.is({ save, onStuck });
  add('a.tif');
  wait.saveOnceUp();
  expect(onStuck).toHaveBeenCalledTimes(1);
  wait.saveWithout();
  expect(save).toHaveBeenCalledTimes(1);
});

test('a person who leaves is told that it goes out by itself where files are on their way, and that it waits where one is stuck', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { answers, wait, save, add } = started();
  const [onLeft, onStuck] = [vi.fn(), vi.fn()];
  wait.is({ save, onLeft, onStuck });
  add('a.pdf');
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  wait.leave();
  expect(onLeft).not.toHaveBeenCalled();
  wait.saveOnceUp();
  wait.leave();
  expect(onLeft).toHaveBeenCalledTimes(1);
  answers[0]?.reject(new NoAnswer(new TypeError('Failed to fetch')));
  await vi.waitFor(() => expect(onStuck).toHaveBeenCalledTimes(1));
  wait.leave();
  expect(onStuck).toHaveBeenCalledTimes(2);
  expect(onLeft).toHaveBeenCalledTimes(1);
});

test('what was taken out together is put back together, and is uploaded again', async () => {
  const { answers, uploads, add } = started();
  add('a.pdf', 'b.pdf');
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  const putBack = uploads.clear();
  expect(uploads.getSnapshot()).toEqual([]);
  putBack();
  expect(uploads.getSnapshot().map(({ file }) => file.name)).toEqual(['a.pdf', 'b.pdf']);
  await vi.waitFor(() => expect(answers).toHaveLength(4));
});

test('a file that is chosen beside one that is made smaller first goes up once', async () => {
  const { answers, onDone, add } = started();
  add('large.pdf', 'b.pdf');
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  for (const [at, answer] of answers.entries()) answer.resolve(String(at));
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledTimes(2));
  expect(answers).toHaveLength(2);
});
