'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { buttonClass } from '@/components/ui/button'
import { LOCALE_COOKIE, type Locale } from '@/lib/i18n/locales'
import { remember } from '../remember'

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

/** Changes the language of the page; a signed-in person's choice goes with them to other devices. */
export function useChooseLocale(signedIn: boolean) {
  const router = useRouter()
  const [pending, start] = useTransition()
  const choose = (locale: Locale) => {
    remember(LOCALE_COOKIE, locale)
    start(async () => {
      // On this device the cookie decides, so a server that cannot be reached changes nothing.
      if (signedIn) await saveLocale(locale).catch(() => undefined)
      router.refresh()
    })
  }
  return { choose, pending }
}

/** Few change their language: what says it to the server is fetched then. */
async function saveLocale(locale: Locale): Promise<void> {
  const { setLocale } = await import('@/lib/people/actions')
  await setLocale({ locale })
}
