/** What is done later than this would come as a surprise. */
const MEMORY_MS = 20_000;

/**
 * The part of `early-actions.ts` that must be there before any other code, so it goes into the head of
 * every document. It listens at the window, where nothing has stopped an event yet, and marks the root
 * element, so that the shopper can be shown that something is under way. A module of its own, for no
 * browser loads it as code.
 */
export const REMEMBER_EARLY_ACTIONS = `{
const kinds={click:"button",change:"select"},controls=new Set,mark=document.documentElement.dataset;
let timer;
const remember=event=>{
const control=event.target.closest?.(kinds[event.type]);
if(!control||control.type=="submit"&&control.form||!earlyActions.isDeaf(control))return;
earlyActions.event=event;
controls.delete(control);controls.add(control);
mark.early="";
clearTimeout(timer);timer=setTimeout(()=>{controls.clear();delete mark.early},${MEMORY_MS})};
window.earlyActions={controls,isDeaf:()=>true,stop(){for(const type in kinds)removeEventListener(type,remember,true)}};
for(const type in kinds)addEventListener(type,remember,true)
}`.replaceAll('\n', '');
