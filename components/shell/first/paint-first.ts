/**
 * Has Next take a page over once all of it has come and been painted: in between it would hold the
 * rest of the page back (decision 0362).
 *
 * It is sent as text within each page and runs before anything else there, so all that it needs
 * stands inside it.
 */
export function paintFirst(): void {
  /** Whoever waits for a slow page can use what is there of it. */
  const LONGEST_MS = 1_000
  const painted = () =>
    new Promise<void>((resolve) => {
      setTimeout(resolve, LONGEST_MS)
      const isRead = () => {
        // What nobody looks at is not painted.
        if (document.hidden) resolve()
        else requestAnimationFrame(() => setTimeout(resolve))
      }
      if (document.readyState === 'loading') addEventListener('DOMContentLoaded', isRead)
      else isRead()
    })
  // Next reduces this list, of scripts that are to run before it, to a promise, and waits for that.
  const scripts = Object.assign([null], { reduce: painted })
  Object.assign(self, { __next_s: scripts })
}
