import type { ReactNode } from 'react'
import { ForgetDevice } from '@/components/shell/forget-device'
import { EntryFrame } from '@/components/shell/frame/entry-frame'
import { PageMessages } from '@/components/shell/messages/page-messages'
import { settings } from '@/lib/config/settings'

export default function EntryLayout({ children }: { children: ReactNode }) {
  return (
    <PageMessages set="entry">
      <ForgetDevice />
      <EntryFrame environment={settings().environment}>{children}</EntryFrame>
    </PageMessages>
  )
}
