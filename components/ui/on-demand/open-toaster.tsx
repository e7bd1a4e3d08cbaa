'use client'

import { type ReactNode, useEffect } from 'react'
import { toast as sonner, Toaster as Sonner } from 'sonner'

export type ToastKind = 'success' | 'error' | 'info' | 'warning'

export type ToastOptions = {
  /** One with the same id takes the place of the earlier. */
  id?: string
  description?: ReactNode
  action?: { label: ReactNode; onClick: () => void }
}

export type Toast = { kind: ToastKind; text: ReactNode; options: ToastOptions }

type OpenToasterProps = { take: (show: (toast: Toast) => void) => () => void }

/** The code of `Toaster`, which loads it: toasts by sonner, in our look. */
export function OpenToaster({ take }: OpenToasterProps) {
  useEffect(() => take(({ kind, text, options }) => sonner[kind](text, options)), [take])
  return (
    <Sonner
      position="bottom-center"
      // Above the bar with the places, where there is one.
      offset={{ bottom: 80 }}
      mobileOffset={{ bottom: 80 }}
      visibleToasts={3}
      gap={8}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            'bg-surface text-text rounded-outer shadow-float flex w-full items-center gap-3 border px-4 py-3 text-sm font-sans',
          title: 'font-medium',
          description: 'text-muted',
          success: '[&_[data-icon]]:text-done',
          error: '[&_[data-icon]]:text-late',
          actionButton: 'text-accent ml-auto font-medium',
        },
      }}
    />
  )
}
