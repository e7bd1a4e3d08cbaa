'use client'

import { Languages } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { MenuSelect } from '@/components/ui/forms/menu-select'
import { LANGUAGES, LOCALE_COOKIE, LOCALES, type Locale } from '@/lib/i18n/locales'
import { remember } from '../remember'

/** Every language, each in its own words. */
export const LANGUAGE_OPTIONS = LOCALES.map((value) => ({
  value,
  label: LANGUAGES[value],
  lang: value,
}))

/** The languages of the interface; who is not signed in sees which one it is. */
export function LanguageSwitch({ signedIn }: { signedIn: boolean }) {
  const t = useTranslations('common')
  const { choose, pending } = useChooseLocale(signedIn)
  return (
    <MenuSelect
      label={t('language')}
      icon={<Languages aria-hidden />}
      value={useLocale()}
      options={LANGUAGE_OPTIONS}
      onChange={choose}
      disabled={pending}
      showsChoice={!signedIn}
    />
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
