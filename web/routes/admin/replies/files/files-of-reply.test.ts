import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { filesOfReply } from './files-of-reply.ts';
import { CalendarToMake } from './reply-file-uploader.ts';

let made = 0;
let letGo = () => {};

beforeEach(() => void vi.stubGlobal('window', new EventTarget()));
afterEach(() => {
  letGo();
  vi.unstubAllGlobals();
});

/** The files of a reply that a page shows. */
function open() {
  made += 1;
  const files = filesOfReply({ kind: 'enquiry', id: 'e1' }, `desk:reply:${made}`);
  letGo = files.hold();
  return files;
}

test('what was wrong with the files of a reply is said no more once that has gone, and what was said meanwhile is', () => {
  const { attached, begin } = open();
  attached.set({ fault: { text: 'Plan.pdf was still on its way.', gone: [] } });
  begin().went();
  expect(attached.getSnapshot().fault).toBeUndefined();

  attached.set({ fault: { text: 'Plan.pdf was still on its way.', gone: [] } });
  const sending = begin();
  const meanwhile = { text: 'Attach 5 files at most. Left out: d.pdf.', gone: [] };
  attached.set({ fault: meanwhile });
  sending.went();
  expect(attached.getSnapshot().fault).toBe(meanwhile);
});

test('what was not taken is still said as those that were taken come up', () => {
  const { attached } = open();
  const fault = { text: 'Attach 5 files at most. Left out: d.pdf.', gone: [] };
  attached.set({ fault });
  attached.add({ _id: 'f1', name: 'a.pdf', bytes: 1 });
  expect(attached.getSnapshot().fault).toBe(fault);
});

test('what a reply was sent without goes with no repeat of it where no answer came, and stays where it was refused', () => {
  const { uploading, begin } = open();
  const names = () => uploading.uploads.getSnapshot().map(({ file }) => file.name);
  uploading.uploads.add([new File(['x'], 'Plan.tif')]);
  begin().refused({});
  expect(names()).toEqual(['Plan.tif']);
  begin().lost();
  expect(names()).toEqual([]);
});

test('a calendar file that did not come up is asked for again without ending what waits for it', async () => {
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      open() {
        throw new Error('There is no line.');
      }
      abort() {}
    },
  );
  vi.spyOn(console, 'error').mockReturnValue();
  const { uploading, askFor } = open();
  const names = () =>
    uploading.uploads.getSnapshot().map(({ file, fault }) => [file.name, fault !== undefined]);
  askFor(new CalendarToMake('T-1.ics'));
  await vi.waitFor(() => expect(names()).toEqual([['T-1.ics', true]]));
  uploading.wait.saveOnceUp();
  askFor(new CalendarToMake('T-1.ics'));
  expect(names()).toEqual([['T-1.ics', false]]);
  expect(uploading.wait.getSnapshot()).toMatchObject({ isWaiting: true, takenOut: null });
  await vi.waitFor(() => expect(names()).toEqual([['T-1.ics', true]]));
});
