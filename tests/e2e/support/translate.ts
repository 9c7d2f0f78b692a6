/** As Chrome's translator: each text is wrapped in two elements, and so is each text that comes later. */
export function translate(): void {
  const wrap = (node: Node) => {
    if (node.nodeType === Node.ELEMENT_NODE) {
      if (/^(SCRIPT|STYLE|TEXTAREA|TITLE|FONT|NOSCRIPT|TEMPLATE)$/.test(node.nodeName)) return;
      for (const child of [...node.childNodes]) wrap(child);
    }
    if (node.nodeType !== Node.TEXT_NODE || !node.nodeValue?.trim()) return;
    if (node.parentElement?.nodeName === 'FONT') return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    node.parentNode?.replaceChild(outer, node);
    outer.append(inner);
    inner.append(document.createTextNode(node.nodeValue));
  };
  wrap(document.body);
  new MutationObserver((changes) => {
    for (const {addedNodes} of changes) for (const node of addedNodes) wrap(node);
  }).observe(document.body, {childList: true, subtree: true});
}
