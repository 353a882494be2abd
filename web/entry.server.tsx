import { renderToReadableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { pageRequestContext } from './api/page-request-context.ts';
import { RequestIdContext } from './features/failures/problem-page/request-id.ts';
import { ScriptNonce } from './lib/starting/own-script.tsx';
import { EntryContextOfPage } from './lib/starting/page-scripts.tsx';

// The server sets the loaders' API through these objects: see page-api.ts.
export { apiContext, createPageApi, formApiContext } from './api/page-api.ts';
export { pageRequestContext };

/** Renders the whole page: it is cached, and its Content-Security-Policy lists its inline scripts. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  routerContext: RouterContextProvider,
): Promise<Response> {
  let finalStatus = status;
  const pageRequest = routerContext.get(pageRequestContext);
  const { id, nonce } = pageRequest;
  const stream = await renderToReadableStream(
    <RequestIdContext value={id}>
      <ScriptNonce value={nonce}>
        <EntryContextOfPage value={context}>
          <ServerRouter context={context} url={request.url} nonce={nonce} />
        </EntryContextOfPage>
      </ScriptNonce>
    </RequestIdContext>,
    {
      nonce,
      signal: request.signal,
      // Otherwise React hides large Suspense content until a script inserts it.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        // Outside a Suspense boundary the router handles it too, and shows the error page.
        finalStatus = 500;
        pageRequest.reportError(error);
      },
    },
  );
  await stream.allReady;
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(stream, { status: finalStatus, headers });
}

export const handleError: HandleErrorFunction = (error, { context }) => {
  // An invalid address, for example with a line break: not an error of ours.
  if (isRouteErrorResponse(error) && error.status < 500) return;
  context.get(pageRequestContext).reportError(error);
};
