import type { ReactNode } from 'react'
import { PageMessages } from '@/components/shell/messages/page-messages'

/** Pages that are paper: no navigation, nothing live, only what is printed and what prints it. */
export default function PrintLayout({ children }: { children: ReactNode }) {
  return <PageMessages set="desk">{children}</PageMessages>
}
