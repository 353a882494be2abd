import { afterEach, expect, test, vi } from 'vitest';
import { draftSession } from '../../../../features/drafts/draft-session/draft-session.ts';
import { showNotice } from './desktop-notice.ts';

afterEach(() => vi.unstubAllGlobals());

test('what is shown on the screen goes as the person it was for signs out §V14.3.3', () => {
  const close = vi.fn();
  vi.stubGlobal('isSecureContext', true);
  // Whatever else hears of it takes its listeners off the window.
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal(
    'Notification',
    class {
      static permission = 'granted';
      close = close;
    },
  );
  const isShown = showNotice({ _id: 'e1', firstName: 'Asha', tourName: 'Gangtok' }, () => {});
  expect(isShown).toBe(true);
  expect(close).not.toHaveBeenCalled();
  draftSession.end();
  expect(close).toHaveBeenCalledTimes(1);
});
