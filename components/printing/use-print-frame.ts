'use client'

import { type RefObject, useRef, useSyncExternalStore } from 'react'

const never = () => () => undefined

/** A frame that shows a PDF, and how it is printed: from the frame, or in a tab of its own. */
export function usePrintFrame(href: string): {
  frame: RefObject<HTMLIFrameElement | null>
  hasViewer: boolean
  print: () => void
} {
  const frame = useRef<HTMLIFrameElement>(null)
  const hasViewer = usePdfViewer()

  function print() {
    try {
      const inside = hasViewer ? frame.current?.contentWindow : null
      if (!inside) throw new Error('nothing to print from')
      inside.focus()
      inside.print()
    } catch {
      // The viewer of its own tab prints.
      window.open(href, '_blank', 'noopener')
    }
  }

  return { frame, hasViewer, print }
}

/** Whether this browser shows a PDF within a page; false until the page is awake and knows. */
function usePdfViewer(): boolean {
  return useSyncExternalStore(
    never,
    () => navigator.pdfViewerEnabled,
    () => false,
  )
}
