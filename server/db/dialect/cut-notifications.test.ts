// @module-tag dialect
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type PostgresServer, startPostgres } from '../../../tests/support/database/postgres-server.ts';
import { isOnPostgres } from '../../../tests/support/database/test-database.ts';
import { openTcpProxy } from '../../../tests/support/process/tcp-proxy.ts';
import { openPostgresNotifications } from './postgres-notifications.ts';

describe.runIf(isOnPostgres())('notices whose connection is cut without a word', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.stop());

  const soon = <T>(work: () => T) => vi.waitFor(work, { timeout: 20_000 });

  async function open(databaseUrl: string) {
    const [onNotification, onFault] = [vi.fn<() => void>(), vi.fn<(error: Error) => void>()];
    const notices = await openPostgresNotifications({
      databaseUrl,
      channel: 'cut',
      checkEvery: 800,
      onNotification,
      onFault,
    });
    onTestFinished(notices.close);
    return { ...notices, onNotification, onFault };
  }

  /** One process with a line that can be cut, and one beside the server. */
  async function openBoth() {
    const target = new URL(server.urlOf('postgres'));
    const near = await open(target.href);
    const proxy = await openTcpProxy(Number(target.port));
    onTestFinished(proxy.close);
    target.port = String(proxy.port);
    const far = await open(target.href);
    near.onNotification.mockClear();
    far.onNotification.mockClear();
    return { near, far, proxy };
  }

  test('come by another one soon, and what was missed meanwhile counts as heard', async () => {
    const { near, far, proxy } = await openBoth();
    proxy.hold();
    await near.send();
    expect(far.onNotification).not.toHaveBeenCalled();
    await soon(() => expect(far.onFault).toHaveBeenCalled());
    proxy.forget();
    await soon(() => expect(far.onNotification).toHaveBeenCalled());
    far.onNotification.mockClear();
    await near.send();
    expect(far.onNotification).toHaveBeenCalledTimes(1);
  });

  test('are sent as soon as there is another, and those who send wait for nobody meanwhile', async () => {
    const { near, far, proxy } = await openBoth();
    proxy.hold();
    await Promise.all([far.send(), far.send(), far.send()]);
    await soon(() => expect(far.onFault).toHaveBeenCalled());
    expect(near.onNotification).not.toHaveBeenCalled();
    proxy.forget();
    await soon(() => expect(near.onNotification).toHaveBeenCalled());
  });

  test('are confirmed by those alone who still listen', async () => {
    const { near, far, proxy } = await openBoth();
    proxy.hold();
    await soon(() => expect(far.onFault).toHaveBeenCalled());
    proxy.forget();
    await soon(() => expect(far.onNotification).toHaveBeenCalled());
    // Nobody is given up any more: the server still has the connection that was cut, which answers nothing.
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    await near.send();
  });

  test('hold up no stop', async () => {
    const { far, proxy } = await openBoth();
    proxy.hold();
    await far.send();
    await far.close();
  });
});
