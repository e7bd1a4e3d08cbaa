/**
 * Run in a page before its own scripts: what comes once it has long been there (decision 0297) is no
 * first load, however slowly it is looked at.
 */
export const NEVER_IDLE = `{
  const { setTimeout } = window
  window.setTimeout = (work, ms, ...rest) => (ms === 4000 ? 0 : setTimeout(work, ms, ...rest))
}`
