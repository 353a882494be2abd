/** What stands in the place of a text that a translator took away, and how the text comes back. */
export type TranslatedTexts = { standIns: WeakMap<Node, Node>; putBack: (standIn?: Node) => void };
type Fiber = { flags: number; return: Fiber | null };

/**
 * A browser's translator puts `<font>` elements in the place of texts, which React holds on to: see `surviveTranslation`.
 * Where React has yet to take a part of the page over, what the server sent stands there again as soon as it begins.
 *
 * The text of this function stands in the head of every page and runs before the first paint: it uses nothing from outside.
 */
export function watchTexts(): void {
  const standIns = new WeakMap<Node, Node>();
  const originals = new WeakMap<Node, Node[]>();

  function putBack(standIn?: Node): void {
    const texts = standIn && originals.get(standIn);
    if (texts) (standIn as Element).replaceWith(...texts);
  }

  // As React asks itself (`getNearestMountedFiber`): what it is about, 4096, it has marked too, and may begin anew.
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

  // What the parser puts in is not looked at: no translator comes before the whole page is there.
  const look = () => new MutationObserver(onChange).observe(document, { childList: true, subtree: true });
  document.addEventListener('readystatechange', look, { once: true });
  addEventListener('pagescripts', () => document.querySelectorAll('font').forEach(putBack));
  Object.assign(window, { translatedTexts: { standIns, putBack } });
}
