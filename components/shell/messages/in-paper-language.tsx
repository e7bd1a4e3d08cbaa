'use client'

import { useLocale, useTimeZone } from 'next-intl'
import type { ReactNode } from 'react'
import type { PaperLanguage } from '@/lib/i18n/paper-language'
import { MessagesFromFile } from './messages-from-file'

type InPaperLanguageProps = {
  paper: Pick<PaperLanguage, 'locale' | 'href'>
  children: ReactNode
}

/** What is inside speaks the paper's language, and not that of who prints it (decision 0338). */
export function InPaperLanguage({ paper: { locale, href }, children }: InPaperLanguageProps) {
  const shown = useLocale()
  const timeZone = useTimeZone() ?? 'UTC'
  if (locale === shown) return children
  return (
    <MessagesFromFile locale={locale} language={locale} set="paper" href={href} timeZone={timeZone}>
      <div lang={locale} className="contents">
        {children}
      </div>
    </MessagesFromFile>
  )
}
