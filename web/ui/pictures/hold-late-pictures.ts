/**
 * Runs before the first paint: until the page has loaded, or is scrolled, pictures below the first view of a phone wait,
 * even those so near that the browser would fetch them beside the first. Without script none waits. See `picture.css`.
 */
export const HOLD_LATE_PICTURES_SCRIPT =
  ";(d=>{d.dataset.arriving='';var go=()=>{delete d.dataset.arriving};" +
  "addEventListener('load',()=>setTimeout(go,100));addEventListener('scroll',go,{once:true,passive:true})})(document.documentElement)";
