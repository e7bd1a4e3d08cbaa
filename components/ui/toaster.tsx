'use client'

import { Toaster as Sonner } from 'sonner'

/** Short words at the edge of the screen: `toast.success(…)` of sonner, in our look. */
export function Toaster() {
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
