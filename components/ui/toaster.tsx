'use client'

import { useSyncExternalStore } from 'react'
import { useOnDemand } from './on-demand/on-demand'
import type { Toast } from './on-demand/open-toaster'
import { takeToasts, toasterCode, waitingToasts } from './toast'

const NONE: readonly Toast[] = []
const none = () => NONE
const unshown = () => (toasterCode.hasFailed() ? waitingToasts() : NONE)

/** Where toasts are shown: nothing, until there is one. */
export function Toaster() {
  const loaded = useOnDemand(toasterCode, false)
  return loaded ? <loaded.OpenToaster take={takeToasts} /> : <PlainToasts />
}

/** Without a network what shows toasts cannot be had, and what they say must be said. */
function PlainToasts() {
  const toasts = useSyncExternalStore(toasterCode.subscribe, unshown, none)
  if (toasts.length === 0) return null
  return (
    <div className="fixed inset-x-4 bottom-20 z-50 flex flex-col items-center gap-2">
      {toasts.map(({ kind, text }, at) => (
        <p
          key={at}
          role={kind === 'error' ? 'alert' : 'status'}
          className="rounded-outer border bg-surface px-4 py-3 text-sm font-medium text-text shadow-float"
        >
          {text}
        </p>
      ))}
    </div>
  )
}
