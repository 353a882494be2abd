import type { TranslatedTexts } from './watch-texts.ts';

/**
 * React fails if a translator replaces its text nodes (https://github.com/facebook/react/issues/11538). Redirects its
 * DOM calls to the replacement; a changed text is untranslated until the translator finds it.
 */
export function surviveTranslation(): void {
  const { translatedTexts } = window as { translatedTexts?: TranslatedTexts };
  const ownValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  if (!translatedTexts || !ownValue) return;
  const { standIns, putBack } = translatedTexts;
  const { removeChild, insertBefore } = Node.prototype;

  Node.prototype.removeChild = function <T extends Node>(child: T): T {
    if (child.parentNode !== this && child instanceof Text) putBack(standIns.get(child));
    if (child.parentNode !== this && child instanceof Text) return child;
    return removeChild.call(this, child) as T;
  };

  Node.prototype.insertBefore = function <T extends Node>(node: T, before: Node | null): T {
    let place = before;
    if (before instanceof Text && before.parentNode !== this) {
      const standIn = standIns.get(before);
      place = standIn?.parentNode === this ? standIn : null;
    }
    return insertBefore.call(this, node, place) as T;
  };

  Object.defineProperty(Text.prototype, 'nodeValue', {
    ...ownValue,
    set(this: Text, value: string | null) {
      if (!this.parentNode) putBack(standIns.get(this));
      ownValue.set?.call(this, value);
    },
  });
}
