import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'

/** Pages that are paper: no navigation, nothing live, only what is printed and what prints it. */
export default function PrintLayout({ children }: { children: ReactNode }) {
  return <NextIntlClientProvider>{children}</NextIntlClientProvider>
}
