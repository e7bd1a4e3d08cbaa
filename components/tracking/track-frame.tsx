'use client'

import { useLocale } from 'next-intl'
import type { ReactNode } from 'react'
import { LanguageSwitch } from '@/components/shell/frame/language-switch'

/** Around the customer's page: one narrow column, and the languages. Nothing leads into the desk. */
export function TrackFrame({ children }: { children: ReactNode }) {
  return (
    // The document's own language is the browser's; a page may be the store's (decision 0300).
    <div
      lang={useLocale()}
      data-density="counter"
      className="mx-auto flex min-h-dvh w-full max-w-md flex-col"
    >
      <header className="flex items-center justify-end px-2 py-1">
        <LanguageSwitch signedIn={false} />
      </header>
      <main className="flex flex-1 flex-col gap-6 px-5 pb-10">{children}</main>
    </div>
  )
}
