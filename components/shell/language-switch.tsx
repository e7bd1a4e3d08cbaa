'use client'

import { useLocale, useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button'
import { useChooseLocale } from './use-choose-locale'

/** The other language, in its own words, one press away. */
export function LanguageSwitch({ signedIn }: { signedIn: boolean }) {
  const t = useTranslations('common')
  const { choose, pending } = useChooseLocale(signedIn)
  const other = useLocale() === 'en' ? 'zh-HK' : 'en'
  return (
    <button
      type="button"
      lang={other}
      aria-label={t('otherLanguage.switch')}
      disabled={pending}
      onClick={() => choose(other)}
      className={buttonClass({
        variant: 'quiet',
        size: 'counter',
        className: 'min-w-12 px-2 text-sm',
      })}
    >
      {t('otherLanguage.name')}
    </button>
  )
}
