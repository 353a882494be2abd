export type TranslatedTexts = { standIns: WeakMap<Node, Node>; putBack: (standIn?: Node) => void };
type Fiber = { flags: number; return: Fiber | null };

/**
 * Translators replace text nodes with `<font>` elements, which breaks React: see `surviveTranslation`. Before React
 * hydrates a part, this restores the server's text there.
 *
 * This function's text is inlined in every page's head and runs before the first paint: use nothing from outside.
 */
export function watchTexts(): void {
  const standIns = new WeakMap<Node, Node>();
  const originals = new WeakMap<Node, Node[]>();

  function putBack(standIn?: Node): void {
    const texts = standIn && originals.get(standIn);
    if (texts) (standIn as Element).replaceWith(...texts);
  }

  // As React's `getNearestMountedFiber`. Fibers with flag 4096 are still hydrating, and may start again.
  function isTakenOver(element: Node | null): boolean {
    let fiber = Object.entries<Fiber | null>(Object(element)).find(([key]) => /^__reactFiber/.test(key))?.[1];
    while (fiber && !(fiber.flags & 4096)) fiber = fiber.return;
    return fiber === null;
  }

  function onChange(records: MutationRecord[]): void {
    const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
    const fonts = new Set<Node | null>(added.filter(({ nodeName }) => nodeName === 'FONT'));
    if (fonts.size === 0) return;
    for (const { addedNodes, removedNodes: gone, previousSibling, nextSibling } of records) {
      const font = [...addedNodes, previousSibling, nextSibling].find((node) => fonts.has(node));
      const texts = [...gone].flatMap((node) => originals.get(node) ?? (node instanceof Text ? node : []));
      if (!font || texts.length === 0) continue;
      for (const text of texts) standIns.set(text, font);
      originals.set(font, [...(originals.get(font) ?? []), ...texts]);
    }
    if (document.documentElement.dataset.scripts !== 'there') return;
    for (const font of fonts) if (font && !isTakenOver(font.parentNode)) putBack(font);
  }

  // Skips what the parser inserts: translators start after the page has loaded.
  const look = () => new MutationObserver(onChange).observe(document, { childList: true, subtree: true });
  document.addEventListener('readystatechange', look, { once: true });
  addEventListener('pagescripts', () => document.querySelectorAll('font').forEach(putBack));
  Object.assign(window, { translatedTexts: { standIns, putBack } });
}
