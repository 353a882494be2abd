import {
  data,
  type LoaderFunctionArgs,
  RouterContextProvider,
  redirect,
  type ServerBuild,
} from 'react-router';
import { expect, test, vi } from 'vitest';
import { carryRequestId } from './render-page.ts';

const reportError = vi.fn();

/** Runs the loader of a build that has this one alone; answers what it threw. */
async function thrownBy(loader: () => unknown): Promise<unknown> {
  const build = { routes: { page: { id: 'page', module: { loader } } } } as unknown as ServerBuild;
  const guarded = carryRequestId(build, () => ({ id: 'the-id', reportError }));
  const args = { context: new RouterContextProvider() } as unknown as LoaderFunctionArgs;
  try {
    await guarded.routes.page?.module.loader?.(args);
  } catch (error) {
    return error;
  }
  throw new Error('The loader threw nothing.');
}

test('an error is reported, and the id takes its place', async () => {
  const error = new Error('no such table: tours');
  const thrown = await thrownBy(() => Promise.reject(error));
  expect(reportError).toHaveBeenCalledWith(error);
  expect(thrown).toMatchObject({ data: { requestId: 'the-id' }, init: { status: 500 } });
  expect(JSON.stringify(thrown)).not.toContain('no such table');
});

test.each([
  [503, 503],
  [404, 404],
  [403, 500],
])('an answer of %i of the API makes a page of %i', async (status, told) => {
  const thrown = await thrownBy(() => Promise.reject(Object.assign(new Error('no'), { status })));
  expect(thrown).toMatchObject({ init: { status: told } });
});

test('redirects and what a page throws on purpose pass as they are', async () => {
  for (const onPurpose of [redirect('/tours'), data('gone', { status: 410 })]) {
    expect(await thrownBy(() => Promise.reject(onPurpose))).toBe(onPurpose);
  }
});
