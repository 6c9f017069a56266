/**
 * The script that stands in the page itself. What it does cannot wait for a file: that may never come.
 *
 * A press on a link without a connection would end in the browser's own error page. Whatever follows links inside the
 * page has prevented that by then; any other press is stopped here, and the page says why in the words on its body.
 */
const STAY_OFFLINE = `
const noted=()=>document.getElementById('offline-note');
const tell=()=>{
const note=noted()||document.body.appendChild(document.createElement('p'));
note.id='offline-note';note.role='alert';note.textContent=document.body.dataset.offline};
addEventListener('click',(event)=>{
const link=event.target.closest?.('a[href]');
if(navigator.onLine||event.defaultPrevented||!link||link.target||!/^http/.test(link.protocol)||link.getAttribute('href').startsWith('#'))return;
event.preventDefault();tell()});
addEventListener('online',()=>noted()?.remove());`;

/**
 * A module of the page itself runs when the page is parsed; the program, which may be here from an earlier visit
 * before the page is, lets the page be painted first. A page that nobody sees is never painted. Each file runs in a
 * task of its own, the entry last. Where the connection went before they came, the page is asked for anew.
 */
export function startingScript(files: readonly string[]): string {
  return `${STAY_OFFLINE}
const run=async()=>{try{for(const file of ${JSON.stringify(files)}){await import(file);await new Promise((go)=>setTimeout(go))}}
catch(error){addEventListener('online',()=>location.reload());throw error}};
document.hidden?run():requestAnimationFrame(()=>setTimeout(run))`.replaceAll('\n', '');
}
