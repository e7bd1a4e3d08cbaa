'use client'

import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether this browser shows a PDF within a page; false until the page is awake and knows. */
export function usePdfViewer(): boolean {
  return useSyncExternalStore(
    never,
    () => navigator.pdfViewerEnabled,
    () => false,
  )
}
