import type { ReactNode } from 'react'
import { InPaperLanguage } from '@/components/shell/messages/in-paper-language'
import type { PaperLanguage } from '@/lib/i18n/paper-language'

type OnPaperProps = { paper: PaperLanguage | undefined; children: ReactNode }

/** Of a list that no store is in, nothing is printed: it stays in the person's language. */
export function OnPaper({ paper, children }: OnPaperProps) {
  return paper ? <InPaperLanguage paper={paper}>{children}</InPaperLanguage> : children
}
