const FAULT =
  'The fault is ours, not yours. Load the page once more; if that does not help, try again in a few minutes.';

/** The last resort, if the site's own error page fails: loads nothing else. */
export function plainErrorPage(requestId: string, refusal = FAULT): string {
  return `<!doctype html>
<html lang="en-IN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Something went wrong</title>
<style>
  :root { color-scheme: light dark; font: 1.125rem/1.6 system-ui, sans-serif }
  main { max-width: 36rem; margin: 15vh auto 0; padding: 0 1.25rem }
  h1 { font: 600 2rem/1.15 Georgia, serif }
</style>
<main>
  <h1>This page could not be shown</h1>
  <p>${refusal}</p>
  <p><a href="">Load again</a> · <a href="/home">Go to the home page</a></p>
  <p><small>If you write to us about this, please quote <code>${requestId}</code>.</small></p>
</main>
</html>
`;
}
