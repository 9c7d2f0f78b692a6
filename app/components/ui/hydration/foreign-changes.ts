/**
 * Translators and extensions wrap, move or replace nodes that React has made. React then removes a node from a parent
 * that is no longer its own, or inserts before such a node, which throws and replaces the page by the error screen
 * (https://github.com/facebook/react/issues/11538). The two methods act on what now holds the node instead, and do
 * nothing where nothing does. What must never be out of date, such as an amount, has itself as its `key`, so that React
 * replaces the whole element (`docs/decisions/0036-documents-that-others-change.md`).
 */
export function tolerateForeignChanges(): void {
  const {removeChild, insertBefore} = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(child: T): T {
    const own = childHolding(this, child);
    if (own) removeChild.call(this, own);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(node: T, before: Node | null): T {
    insertBefore.call(this, node, before && childHolding(this, before));
    return node;
  };
}

/** The child of `parent` that is or holds the node; null where it is elsewhere. */
function childHolding(parent: Node, node: Node): Node | null {
  let own: Node | null = node;
  while (own && own.parentNode !== parent) own = own.parentNode;
  return own;
}
