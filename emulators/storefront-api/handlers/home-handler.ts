/** `/`: what the emulator offers, for a developer who opens its address. */
import type {ServerResponse} from 'node:http';
import type {Emulator} from '../emulator';
import {escapeHtml} from '../../html';
import {respond} from '../http/respond';

const SAMPLE_QUERY = `{
  shop { name }
  products(first: 3) {
    nodes { handle title priceRange { minVariantPrice { amount currencyCode } } }
  }
}`;

const STYLES =
  'body{max-width:44rem;margin:2rem auto;padding:0 1rem;font:16px/1.6 system-ui,sans-serif;color:#1d1b26;background:#fff}' +
  'textarea{width:100%;min-height:12rem;font:14px/1.5 monospace}pre{overflow:auto;padding:1rem;background:#f3f2f7}' +
  'button{min-height:2.75rem;padding:.5rem 1.25rem;font:inherit}code{background:#f3f2f7;padding:.1em .3em}';

export function handleHome(emulator: Emulator, origin: string, response: ServerResponse): void {
  const endpoint = `/api/${emulator.executors.oldest}/graphql.json`;
  const script = `const form=document.querySelector('form'),out=document.querySelector('pre');
form.addEventListener('submit',async(event)=>{event.preventDefault();
const answer=await fetch(${JSON.stringify(endpoint)},{method:'POST',headers:{'content-type':'application/json','x-shopify-storefront-access-token':form.dataset.token},body:JSON.stringify({query:form.query.value})});
out.textContent=JSON.stringify(await answer.json(),null,2);});`;
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Storefront API emulator · ${escapeHtml(emulator.shop.profile.name)}</title>
<style>${STYLES}</style>
</head>
<body>
<main>
<h1>Storefront API emulator</h1>
<p lang="es">Emulador local de la tienda ${escapeHtml(emulator.shop.profile.name)}: catálogo, carritos y pago de demostración. No se cobra nada.</p>
<ul>
<li><code>POST ${endpoint}</code> with the header <code>X-Shopify-Storefront-Access-Token: ${escapeHtml(emulator.tokens.publicToken)}</code></li>
<li><code>${escapeHtml(origin)}/cart/c/…</code> hosted checkout of a cart (its <code>checkoutUrl</code>)</li>
<li><code>/files/…</code> pictures of the catalogue</li>
<li><a href="/__emulator/requests"><code>/__emulator/requests</code></a>, <a href="/__emulator/faults"><code>faults</code></a>, <a href="/__emulator/orders"><code>orders</code></a>: see the README</li>
</ul>
<h2>Try a query</h2>
<form data-token="${escapeHtml(emulator.tokens.publicToken)}">
<label for="query">Query</label>
<textarea id="query" name="query" spellcheck="false">${escapeHtml(SAMPLE_QUERY)}</textarea>
<p><button type="submit">Run</button></p>
</form>
<pre tabindex="0" role="log" aria-label="Answer"></pre>
</main>
<script type="module">${script}</script>
</body>
</html>
`;
  respond(
    response,
    200,
    {'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store'},
    html,
  );
}
