import {createContext, useContext} from 'react';
import {feed} from '~/copy/seo';
import {SESSION_STORAGE_KEY} from '~/state/account/account';
import {EVENT_REPLAY_SCRIPT} from '~/components/ui/hydration/event-replay';

/** Text of the JSON-LD script; null if empty, and in the browser. */
export const StructuredDataScript = createContext<string | null>(null);

/** Tells the first paint whether a session is stored, because the document is anonymous. */
const SHOW_SESSION = `try{if(localStorage.getItem(${JSON.stringify(SESSION_STORAGE_KEY)}))document.documentElement.dataset.session=''}catch{}`;

/**
 * Functions of 2021 and 2022 that the shop calls and that Safari 15.0, Chrome 91 and their relatives lack. Here, and not in
 * a module, because modules call them while they are loaded.
 */
const LATER_FUNCTIONS = `{
const add=(to,name,value)=>name in to||Object.defineProperty(to,name,{value,writable:true,configurable:true}),list=Array.prototype;
add(list,"at",function(place){return this[place<0?this.length+place:place]});
add(list,"findLastIndex",function(test,self){let i=this.length;while(i--&&!test.call(self,this[i],i,this));return i});
add(list,"findLast",function(test,self){return this[this.findLastIndex(test,self)]});
add(String.prototype,"replaceAll",function(from,to){return this.split(from).join(to)});
add(Object,"hasOwn",(of,key)=>list.hasOwnProperty.call(of,key))
}`;

/**
 * What only machines look for, which read documents and do not navigate, and what cannot wait for the
 * page's code. The server alone renders it, as the end of the head, where React leaves alone what it
 * did not make; no browser loads its code.
 */
export function ServedHead() {
  const json = useContext(StructuredDataScript);
  const mark = useContext(InlineScriptMark);
  return (
    <>
      <script nonce={mark} dangerouslySetInnerHTML={{__html: LATER_FUNCTIONS}} />
      <script nonce={mark} dangerouslySetInnerHTML={{__html: SHOW_SESSION}} />
      <script nonce={mark} dangerouslySetInnerHTML={{__html: EVENT_REPLAY_SCRIPT}} />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      <link rel="alternate" type="application/atom+xml" title={feed.title} href="/novedades.xml" />
      {json ? <script type="application/ld+json" dangerouslySetInnerHTML={{__html: json}} /> : null}
    </>
  );
}

/**
 * The random mark that the server puts on the inline scripts it writes itself; undefined in the
 * browser. See `app/server/http/document/content-security-policy.ts`.
 */
export const InlineScriptMark = createContext<string | undefined>(undefined);
