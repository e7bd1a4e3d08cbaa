import { useCallback, useEffect, useRef, type Ref, type RefCallback } from 'react'
import { earlyChange, type Control, type Drawn } from './early-change'

/**
 * On a slow machine a person types and chooses before the page's scripts run, and nobody hears of
 * it: the page would show one thing and send another. This makes it heard (decision 0164). To be
 * given to the control as its ref; `drawn` is the value of a select.
 */
export function useEarlyChange<Node extends Control>(
  given: Ref<Node> | undefined,
  drawn?: Drawn,
): RefCallback<Node> {
  const isSeen = useRef(false)
  const early = useRef<(() => void) | null>(null)
  useEffect(() => {
    const tell = early.current
    early.current = null
    // Once the whole form is ready to hear it.
    if (tell) queueMicrotask(tell)
  }, [])
  return useCallback(
    (node: Node | null) => {
      // Before a form's library, told by its own ref, puts its values here.
      if (node && !isSeen.current) {
        isSeen.current = true
        early.current = earlyChange(node, drawn)
      }
      return attach(given, node)
    },
    [given, drawn],
  )
}

function attach<Node>(ref: Ref<Node> | undefined, node: Node | null) {
  if (typeof ref === 'function') return ref(node)
  if (ref) ref.current = node
  return undefined
}
