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
import { EntryContextOfPage } from './lib/starting/page-scripts.tsx';
import { ScriptNonce } from './lib/starting/script-nonce.ts';

// The server sets the loaders' API through this very token: see page-api.ts.
export { apiContext, createPageApi, formApiContext } from './api/page-api.ts';
export { pageRequestContext };

/** Renders a page whole: it is kept in the page cache, and its Content-Security-Policy names each of its own inline scripts. */
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
      // Or React would put the content of a large Suspense boundary aside, hidden until a script brings it in.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        // Outside of a Suspense boundary the router hears of it as well, and shows the error page.
        finalStatus = 500;
        pageRequest.reportError(error);
      },
    },
  );
  await stream.allReady;
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(stream, { status: finalStatus, headers });
}

/** What the router caught: the visitor is told the request's id, the log has the rest. */
export const handleError: HandleErrorFunction = (error, { context }) => {
  // An address that not even the page for all others takes, as one with a line break: nobody's fault.
  if (isRouteErrorResponse(error) && error.status < 500) return;
  context.get(pageRequestContext).reportError(error);
};
