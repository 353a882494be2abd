/**
 * The inline scripts that the program put into a page: those with the nonce that was made for this one rendering, and taken
 * out again before anybody sees it. What came into the page in another way has none.
 */
export function takeOwnScripts(html: string, nonce: string): { html: string; scripts: string[] } {
  const parts = html.split(` nonce="${nonce}"`);
  const scripts = parts.slice(1).flatMap((after, index) => {
    const tag = parts[index]?.slice(parts[index].lastIndexOf('<')) ?? '';
    const code = after.slice(after.indexOf('>') + 1, after.indexOf('</script>'));
    return /^<script\b/.test(tag) && code !== '' ? [code] : [];
  });
  return { html: parts.join(''), scripts };
}
