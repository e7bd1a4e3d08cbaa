import type { ReactNode } from 'react'
import { onDemand } from './on-demand/on-demand'
import type { Toast, ToastKind, ToastOptions } from './on-demand/open-toaster'

export const toasterCode = onDemand(() => import('./on-demand/open-toaster'))

/** A new list whenever it changes. */
let waiting: readonly Toast[] = []
let show: ((toast: Toast) => void) | null = null

function say(kind: ToastKind) {
  return (text: ReactNode, options: ToastOptions = {}) => {
    const one = { kind, text, options }
    if (show) {
      show(one)
      return
    }
    const { id } = options
    waiting = [...waiting.filter((other) => !id || other.options.id !== id), one]
    toasterCode.load()
  }
}

/** Short words at the edge of the screen. The first waits until the code that shows it is there. */
export const toast = {
  success: say('success'),
  error: say('error'),
  info: say('info'),
  warning: say('warning'),
}

/** Said already, and not shown yet. */
export const waitingToasts = (): readonly Toast[] => waiting

/** Hands over those that wait and all that come; returns what ends that. */
export function takeToasts(shown: (toast: Toast) => void): () => void {
  show = shown
  const said = waiting
  waiting = []
  for (const one of said) shown(one)
  return () => {
    show = null
  }
}
