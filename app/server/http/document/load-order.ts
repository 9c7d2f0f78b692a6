/**
 * Leaves network and processor to what the first paint needs (styles, font, largest picture): a page is complete
 * without its code, which is fetched after the first paint (`docs/decisions/0018-code-after-the-first-paint.md`).
 */
import {codeMissing} from '~/copy/layout';
import {PRERENDERED_KEY} from '~/domain/offline/offline-copy';
import type {SiteRoute} from '~/domain/navigation/route-facts';

/** Links that preload scripts, one after the other, or the inline module that begins with them. */
const CODE =
  /(?:<link rel="modulepreload"[^>]*>)+|<script[^>]* type="module"[^>]*>[^]*?<\/script>/g;

const NAME = JSON.stringify(PRERENDERED_KEY);

/**
 * Also for visitors who never interact. The worker fetches and stores while it is installed, which would slow hydration
 * down, so it waits for that (`EVENT_REPLAY_SCRIPT`) and for an idle moment.
 */
const KEEP_PAGES = `
addEventListener("hydrated",()=>(window.requestIdleCallback??setTimeout)(()=>{navigator.serviceWorker?.register("/sw.js").catch(()=>{})}),{once:true})
`;

/** A page that has not begun yet, as long as it holds events (`EVENT_REPLAY_SCRIPT`), cannot say by itself that its code failed. */
const TELL_FAILURE = `
const tell=()=>{if(!window.eventReplay||document.querySelector("[data-code-missing]"))return;
document.body.insertAdjacentHTML("beforeend",${JSON.stringify(
  `<p role="alert" data-code-missing class="fixed inset-x-0 bottom-0 z-50 bg-ink p-4 text-center text-white">${codeMissing.text} <a href="" class="underline">${codeMissing.again}</a></p>`,
)})};
addEventListener("error",({target})=>{if(target.type==="module")tell()},true);
addEventListener("unhandledrejection",({reason})=>{if(/module/i.test(reason))tell()})
`;

/**
 * Puts the code back where it was rendered, so that React finds the document as the server wrote it. Does not wait for
 * a paint in a background tab, which is not painted, or in a browser that does not report paints; a browser that hides
 * them from pages, to be no fingerprint, is waited for until 2 s after the page has loaded. A prerendered page
 * runs no code until it is shown, so that it starts no timer, counts no visit and stores nothing; it announces itself
 * to the visible page, and again when that page asks, whose code may load later.
 */
const fetchCode = (afterwards: string) => `{${TELL_FAILURE}
const fetchCode=()=>{
const held=document.querySelectorAll("template[data-code]");
if(!held.length)return;
held.forEach(each=>each.replaceWith(each.content));${afterwards}};
const awaitPaint=()=>{
if(document.hidden||typeof PerformanceObserver==="undefined"||!PerformanceObserver.supportedEntryTypes?.includes("paint"))return fetchCode();
new PerformanceObserver((_,observer)=>{observer.disconnect();fetchCode()}).observe({type:"paint",buffered:true});
const wait=()=>setTimeout(fetchCode,2000);
if(document.readyState==="complete")wait();else addEventListener("load",wait,{once:true})
};
if(document.prerendering){
document.addEventListener("prerenderingchange",awaitPaint,{once:true});
const announce=()=>{try{localStorage.setItem(${NAME},location.href);localStorage.removeItem(${NAME})}catch{}};
addEventListener("storage",({key,newValue})=>{if(key===${NAME}&&newValue===""&&document.prerendering)announce()});
announce()
}else awaitPaint()
}`;

/**
 * The document with its code in inert templates, and a script at its end that takes it out of them.
 * @param mark the nonce of the document's own scripts.
 * @param keepsPages whether the browser shall keep copies for when there is no network
 * (`docs/decisions/0026-without-a-network.md`).
 */
export function codeAfterPaint(html: string, mark: string, keepsPages: boolean): string {
  const held = html.replace(CODE, (code) => `<template data-code="">${code}</template>`);
  const script = fetchCode(keepsPages ? KEEP_PAGES : '');
  return held.replace('</body>', () => `<script nonce="${mark}">${script}</script></body>`);
}

/**
 * What a browser may render before anybody has pressed a link to it, once a pointer or a finger comes near
 * (docs/decisions/0028-the-next-page-beforehand.md). Named in a header and read from an address of its own,
 * so that the Content-Security-Policy needs no exception.
 *
 * Value of the `Speculation-Rules` header of every document.
 */
export const SPECULATION_RULES_HEADER = '"/speculation-rules.json"';

/**
 * Pages that are the same for everybody and that search engines may list: none of a shopper's own (cart,
 * wishlist, library, sign-in, thanks), none that does anything when it is opened. Links with a query are
 * left out, and so are those that open elsewhere.
 */
export function speculationRules(routes: readonly SiteRoute[]): object {
  const pages = routes
    .filter(
      ({isPage, facts}) => isPage && facts.cache === 'shared' && facts.searchEngines === 'listed',
    )
    .map(({path}) => path)
    .toSorted();
  return {
    prerender: [
      {
        where: {
          and: [
            {href_matches: pages},
            {not: {href_matches: '/*\\?(.+)'}},
            {not: {selector_matches: '[target], [download], [rel~=nofollow]'}},
          ],
        },
        eagerness: 'moderate',
      },
    ],
  };
}
