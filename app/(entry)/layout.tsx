import { NextIntlClientProvider } from 'next-intl'
import { getMessages } from 'next-intl/server'
import type { ReactNode } from 'react'
import { EntryFrame } from '@/components/shell/frame/entry-frame'
import { NowProvider } from '@/components/ui/clock/use-now'
import { settings } from '@/lib/config/settings'
import { requestTime } from '@/components/shell/request-time'

export default async function EntryLayout({ children }: { children: ReactNode }) {
  const { common, shell, people, errors } = await getMessages()
  return (
    <NextIntlClientProvider messages={{ common, shell, people, errors }}>
      <NowProvider now={requestTime()}>
        <EntryFrame environment={settings().environment}>{children}</EntryFrame>
      </NowProvider>
    </NextIntlClientProvider>
  )
}
